import { createCanvas } from '@napi-rs/canvas'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { openChance, sure, sureFirst } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { editedAtRandom } from '../looks/testing/editedAtRandom.ts'
import type { Host, Surface } from '../surface.ts'
import { openDrawing } from './openDrawing.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 150, height: 225 }
const edits = 14

/** A look with a coat over trousers, and the same coat changed. */
interface Dressed {
  design: Design
  coat(own: Partial<Worn>): Design
}

const dressed = (own: Partial<Worn>): Design => {
  const plain = plainWorn('cocoonCoat', { r: 150, g: 120, b: 90 })
  return {
    ...sureFirst(compose(bareBrief(['ines'], ['#1f3a5f', '#f4ead7', '#d9623b'], { seed: 3, looks: 1 }))),
    garments: [plainWorn('trousers', { r: 50, g: 54, b: 60 }), { ...plain, ...own }],
  }
}

const posed = (design: Design, own: Partial<Design['mannequin']>): Design => ({
  ...design,
  mannequin: { ...design.mannequin, ...own },
})

const faded: Worn['fill'] = {
  kind: 'gradient',
  gradient: {
    angle: 90,
    stops: [
      { at: 0, color: { r: 240, g: 230, b: 210 }, opacity: 1 },
      { at: 1, color: { r: 30, g: 50, b: 90 }, opacity: 1 },
    ],
  },
}

/** What desks that have drawn nothing draw of a look. */
const drawnFresh = new Map<string, Buffer>()
function freshOf(design: Design, light: boolean): Buffer {
  const key = JSON.stringify([design, light])
  const fresh = drawnFresh.get(key) ?? Buffer.from(pixelsOf(openDrawing(host), design, 'look', light))
  drawnFresh.set(key, fresh)
  return fresh
}

const pixelsOf = (
  drawing: ReturnType<typeof openDrawing>,
  design: Design,
  kind: 'look' | 'back' = 'look',
  light = false,
) =>
  drawing
    .draw({ kind, design, ...size, light })
    .getContext('2d')
    .getImageData(0, 0, size.width, size.height).data

describe('a desk that keeps what it drew', () => {
  it.each(someOf([3, 8]))(
    '[S4.01] draws every edit as a desk that has drawn nothing, byte by byte (walk %i)',
    (seed) => {
      const chance = openChance(seed)
      const people = [chance.pick(['ines', 'kofi', 'mei', 'theo'])]
      let design = sureFirst(compose(bareBrief(people, ['#1f3a5f', '#f4ead7', '#d9623b'], { seed, looks: 1 })))
      const kept = openDrawing(host)
      for (let i = 0; i < edits; i++) {
        const kind = chance.happens(0.15) ? 'back' : 'look'
        const light = chance.happens(0.5)
        const drawn = Buffer.from(pixelsOf(kept, design, kind, light).buffer)
        const fresh = Buffer.from(pixelsOf(openDrawing(host), design, kind, light).buffer)
        if (!drawn.equals(fresh)) expect.fail(`after ${i} edits: ${JSON.stringify(design)}`)
        design = editedAtRandom(design, chance)
      }
    },
  )

  it.each([
    ['a knob of it', ({ coat }: Dressed) => coat({ knobs: { length: 0.6 } })],
    ['a knob of it, the other way', ({ coat }: Dressed) => coat({ knobs: { length: 0.26 } })],
    ['its cloth', ({ coat }: Dressed) => coat({ fabric: 'tweed' })],
    ['how its wearer stands', ({ design }: Dressed) => posed(design, { pose: 'akimbo' })],
    ['to which side', ({ design }: Dressed) => posed(design, { mirrored: true })],
    ['who wears it', ({ design }: Dressed) => posed(design, { person: 'mei' })],
  ] as const)('[S4.01] draws a coat as one that has drawn nothing once it changed %s, and back again', (_, change) => {
    const before = dressed({ knobs: { length: 0.3 }, fill: faded })
    const after = change({ design: before, coat: (own) => dressed({ knobs: { length: 0.3 }, fill: faded, ...own }) })
    const kept = openDrawing(host)
    for (const [light, design] of [true, false].flatMap((one) =>
      [before, after, before].map((look) => [one, look] as const),
    ))
      expect(Buffer.from(pixelsOf(kept, design, 'look', light).buffer).equals(freshOf(design, light))).toBe(true)
  })

  it('[S4.01] shows in a light picture what the finished one shows', () => {
    for (const length of [0.2, 0.5, 0.8]) {
      const design = dressed({ knobs: { length } })
      const [light, finished] = [true, false].map((one) => pixelsOf(openDrawing(host), design, 'look', one))
      if (!light || !finished) expect.fail('nothing was drawn')
      const off = Array.from(finished, (byte, i) => Math.abs(byte - sure(light[i])))
      expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(0.6)
      expect(off.filter((one) => one > 60).length / off.length).toBeLessThan(0.002)
    }
  })
})
