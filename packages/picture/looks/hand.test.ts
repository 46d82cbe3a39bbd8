import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import { type Design, designSchema, type Style } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { type DesignHand, plainHand } from '@toile/craft/hands/hand.ts'
import { describe, expect, it } from 'vitest'
import { openDrawing } from '../scenes/openDrawing.ts'
import type { Host, Surface } from '../surface.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 112, height: 168 }

const look = (style: Style, hand?: Partial<DesignHand>): Design =>
  designSchema.parse({
    version: designVersion,
    style,
    mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
    shoes: { kind: 'pump', color: { r: 40, g: 34, b: 40 } },
    lips: { r: 170, g: 60, b: 60 },
    ground: { r: 240, g: 236, b: 228 },
    garments: [plainWorn('shirtDress', { r: 190, g: 72, b: 60 }, { id: 'g1' })],
    origin: null,
    ...(hand && { hand: { ...plainHand, ...hand } }),
  })

const bytesOf = (surface: Surface) => surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data
const drawn = (design: Design, desk = openDrawing(host)) => bytesOf(desk.draw({ kind: 'look', design, ...size }))
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length
/** How many pixels are nearly as dark as the pen. */
const inked = (data: Uint8ClampedArray) =>
  data.filter((value, i) => i % 4 === 0 && value < 60 && data[i + 1] < 60).length

describe('the hand of a design', () => {
  it('[S1.15] weight, looseness and texture are each seen in drawn styles, and the plain hand is that of the style', () => {
    const desk = openDrawing(host)
    for (const style of ['ink', 'illustration'] as const) {
      const plain = drawn(look(style), desk)
      expect(difference(drawn(look(style, {}), desk), plain)).toBe(0)
      for (const hand of [{ weight: 1.6 }, { looseness: 1.9 }, { looseness: 0.1 }, { texture: 1.9 }])
        expect(difference(drawn(look(style, hand), desk), plain), `${style} ${JSON.stringify(hand)}`).toBeGreaterThan(
          0.02,
        )
    }
    expect(difference(drawn(look('realistic', { texture: 2 }), desk), drawn(look('realistic'), desk))).toBeGreaterThan(
      0.02,
    )
  })

  it('[S1.15] a heavier pen leaves more ink on the sheet', () => {
    const desk = openDrawing(host)
    const ink = [0.6, 1, 1.8].map((weight) =>
      inked(bytesOf(desk.draw({ kind: 'look', design: look('ink', { weight }), width: 160, height: 240 }))),
    )
    expect(ink[1]).toBeGreaterThan(ink[0] * 1.05)
    expect(ink[2]).toBeGreaterThan(ink[1] * 1.05)
  })

  it('[S1.15] the same design is the same picture from a desk that drew it by another hand before', () => {
    const desk = openDrawing(host)
    for (const style of ['ink', 'realistic'] as const) {
      const fresh = drawn(look(style, { weight: 1.5, texture: 1.5 }))
      drawn(look(style), desk)
      drawn(look(style, { weight: 0.6, texture: 0.4 }), desk)
      expect(difference(drawn(look(style, { weight: 1.5, texture: 1.5 }), desk), fresh), style).toBe(0)
    }
  })
})
