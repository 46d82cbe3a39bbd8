import { createCanvas } from '@napi-rs/canvas'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { designSchema, type Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { describe, expect, it } from 'vitest'
import { truthCase } from '../../../reading/trace/testing/truthSet.ts'
import { traceSketch } from '../../../reading/trace/traceSketch.ts'
import type { TracedPiece } from '../../../reading/trace/traced.ts'
import type { Host, Surface } from '../../../surface.ts'
import { drawLook } from '../../drawLook.ts'
import { openSources } from '../../sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const [front, behind] = ['a'.repeat(64), 'b'.repeat(64)]
const grey = { r: 128, g: 128, b: 128 }

/** The traced shirt of the truth set, coloured in by the place across its sheet. */
function colored(dye: (share: number) => readonly [number, number, number]): TracedPiece {
  const traced = traceSketch(truthCase(0, 7000).sheet.pixels)
  if (!traced) throw new Error('The truth sheet holds a garment.')
  const { width, height, anchors } = traced
  const middle = ((anchors.neckLeft?.[0] ?? 0) + (anchors.neckRight?.[0] ?? width)) / 2
  const fill = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) fill.set([...dye((i % width) - middle), 255], i * 4)
  return { ...traced, fill }
}

const halves = colored((x) => (x < 0 ? [220, 30, 30] : [30, 40, 220]))
const green = colored(() => [30, 160, 60])
const sources = openSources(host, {
  picture: () => null,
  traced: (hash) => (hash === front ? halves : hash === behind ? green : null),
})

/** Mean colours left and right of the middle of the chest. */
function chest(own: Partial<Worn>, view: View = 'front') {
  const cut = { kind: 'traced', traced: front } as const
  const design = designSchema.parse({
    version: designVersion,
    style: 'illustration',
    mannequin: { person: 'ines', pose: 'neutral', mirrored: false },
    shoes: { kind: 'loafer', color: grey },
    lips: grey,
    ground: { r: 250, g: 250, b: 250 },
    garments: [plainWorn('traced', grey, { cut, seed: 3, ...own })],
    origin: null,
  })
  const [width, height] = [240, 360]
  const context = drawLook(host, design, sources, { width, height, view, transparent: true }).getContext('2d')
  const mean = (x: number) => {
    const { data } = context.getImageData(x - 4, 106, 8, 8)
    return [0, 1, 2].map((c) => data.reduce((sum, value, i) => sum + (i % 4 === c ? value : 0), 0) / 64)
  }
  const [left, right] = [mean(width / 2 - 12), mean(width / 2 + 12)]
  return { left: nameOf(left), right: nameOf(right) }
}

const nameOf = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  Math.max(r, g, b) - Math.min(r, g, b) < 40 ? 'grey' : r > g && r > b ? 'red' : b > g ? 'blue' : 'green'

describe('a traced sketch that was coloured in', () => {
  it('[S1.06] wears its own colours where it is asked to, and its cloth else', () => {
    expect(chest({ ownColors: true })).toEqual({ left: 'red', right: 'blue' })
    expect(chest({})).toEqual({ left: 'grey', right: 'grey' })
  })

  it('from behind its front is turned over, or another tracing is seen', () => {
    expect(chest({ ownColors: true, back: { kind: 'front' } }, 'back')).toEqual({ left: 'blue', right: 'red' })
    const traced = { kind: 'traced', traced: behind } as const
    expect(chest({ ownColors: true, back: traced }, 'back')).toEqual({ left: 'green', right: 'green' })
  })

  it('without a back it is its bare cloth there, its colours run together', () => {
    const { left, right } = chest({ ownColors: true }, 'back')
    expect(left).toBe(right)
  })
})
