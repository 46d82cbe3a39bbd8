import { createCanvas } from '@napi-rs/canvas'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import { wearerOf as kindOf } from '@toile/craft/mannequins/wearer.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../../surface.ts'
import { drawLook } from '../drawLook.ts'
import { openSources } from '../sources.ts'
import { inGesture, stoodIn } from '../testing/stoodIn.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host)
const palette = ['#1f3a5f', '#f4ead7', '#d9623b']
const size = { width: 200, height: 300 }
const designsOf = (person: string, seed: number) => compose(bareBrief([person], palette, { seed }))
const pixelsOf = (surface: Surface) => surface.getContext('2d').getImageData(0, 0, size.width, size.height).data
/** Whether a pixel is neither the ground nor the shadow on it. */
const isDrawn = (data: Uint8ClampedArray, i: number, { r, g, b }: Design['ground']) =>
  Math.max(Math.abs(data[i] - r), Math.abs(data[i + 1] - g), Math.abs(data[i + 2] - b)) > 30

describe('a look in the round', () => {
  it.each(['ines', 'theo', 'lily'])('[S3.04] shows %s whole in every gesture, from crown to sole', (person) => {
    const gestures = gesturesOf(kindOf(person))
    for (const [i, design] of someOf([...designsOf(person, 2).entries()])) {
      const gesture = gestures[i % gestures.length]
      const data = pixelsOf(drawLook(host, inGesture(design, gesture.id), sources, size))
      const rows = Array.from({ length: size.height }, (_, y) =>
        Array.from({ length: size.width }, (_, x) => isDrawn(data, (y * size.width + x) * 4, design.ground)),
      )
      const drawn = rows.flatMap((row, y) => (row.includes(true) ? [y] : []))
      expect(drawn[0], gesture.id).toBeGreaterThan(2)
      expect(drawn[drawn.length - 1], gesture.id).toBeLessThan(size.height - 8)
      // Pale skin on a pale ground is no gap.
      expect(drawn.length, gesture.id).toBeGreaterThan(0.96 * (drawn[drawn.length - 1] - drawn[0]))
      for (const row of rows) expect(row[0] || row[size.width - 1], gesture.id).toBe(false)
    }
  })

  it('[S3.04] is the same picture every time', () => {
    const [design] = designsOf('amara', 4)
    const [gesture] = gesturesOf(kindOf('amara'))
    const once = pixelsOf(drawLook(host, inGesture(design, gesture.id), sources, size))
    expect(pixelsOf(drawLook(host, inGesture(design, gesture.id), sources, size))).toEqual(once)
  })

  it('[S3.26] lets the arm hang that carries a bag, and closes its hand', () => {
    const [plain] = designsOf('ines', 1)
    const bag: Design = {
      ...plain,
      garments: [
        ...plain.garments.filter(({ cut }) => cut.kind === 'garment' && !/bag|tote|clutch/i.test(cut.garment)),
        { ...plain.garments[0], id: 'tote', cut: { kind: 'garment', garment: 'tote' }, knobs: {}, print: null },
      ],
    }
    for (const gesture of someOf(gesturesOf(kindOf('ines')))) {
      const { posed } = stoodIn(host, bag, gesture.id)
      const arm = posed.gesture.hands.indexOf('strap')
      expect(arm, gesture.id).toBeGreaterThanOrEqual(0)
      expect(posed.arms[arm].flat[2][1], gesture.id).toBeGreaterThan(posed.build.levels.highHip)
    }
  })

  it('[S3.04] ends boots under the hems of trousers as they were carried', () => {
    const [plain] = designsOf('theo', 1)
    const design: Design = {
      ...plain,
      shoes: { ...plain.shoes, kind: 'chelsea' },
      garments: [{ ...plain.garments[0], cut: { kind: 'garment', garment: 'chinos' }, knobs: {}, print: null }],
    }
    const gesture = gesturesOf(kindOf('theo'))[1]
    const { look, posed } = stoodIn(host, design, gesture.id)
    const hemOf = (leg: 0 | 1) => look.hems?.[leg] ?? expect.fail('no hem')
    const apart = posed.legs[0].flat[2][1] - posed.legs[1].flat[2][1]
    expect(Math.abs(apart)).toBeGreaterThan(0.15)
    expect(hemOf(0) - hemOf(1)).toBeCloseTo(apart, 0.5)
    expect(Math.sign(hemOf(0) - hemOf(1))).toBe(Math.sign(apart))
  })
})

describe('what is worn decides the gesture', () => {
  const dressedIn = (garment: string): Design => {
    const [plain] = designsOf('ines', 1)
    return {
      ...plain,
      garments: [
        { ...plain.garments[0], id: garment, cut: { kind: 'garment', garment }, knobs: {}, hidden: false, print: null },
      ],
    }
  }
  const handsIn = (garment: string, gesture: string) => stoodIn(host, dressedIn(garment), gesture).posed.gesture

  it('[S3.04] hands are in pockets only where pockets are', () => {
    expect(handsIn('chinos', 'pocketed').hands).toEqual(['pocket', 'pocket'])
    expect(handsIn('ballGown', 'pocketed').hands).toEqual(['hip', 'relaxed'])
  })

  it('[S3.04] a hand holds the edge of a coat only where a coat is worn', () => {
    expect(handsIn('coat', 'coatOpen').arms.some(({ rest }) => rest === 'lapel')).toBe(true)
    expect(handsIn('ballGown', 'coatOpen').arms.some(({ rest }) => rest === 'lapel')).toBe(false)
  })
})
