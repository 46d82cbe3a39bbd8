import { createCanvas } from '@napi-rs/canvas'
import { placementSchema } from '@toile/craft/prints/placement.ts'
import type { PresentationId } from '@toile/craft/products/presentations.ts'
import { describe, expect, it } from 'vitest'
import { openLayerCache } from '../looks/layers.ts'
import { openSources } from '../looks/sources.ts'
import type { Host, Surface } from '../surface.ts'
import { presents } from './presentations/index.ts'
import { printScale } from './printScale.ts'
import { lookOf, shotOf, wornAs } from './testing/productSheet.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }
const sources = openSources(host)
const desk = { host, sources, cache: openLayerCache() }

const printed = (print: string, width: number, repeat: 'straight' | 'brick') =>
  lookOf([
    wornAs('shiftDress', 'cotton', 0xb0482f, {
      print: placementSchema.parse({
        source: {
          kind: 'construction',
          print,
          colors: [0x8f, 0x30, 0xd0].map((r) => ({ r, g: 70, b: 250 - r })),
          seed: 3,
        },
        mode: 'overall',
        repeat,
        width,
        x: 0,
        y: 0,
        angle: 0,
        opacity: 1,
      }),
    }),
  ])
const bufferOf = (look: ReturnType<typeof lookOf>, presentation: PresentationId) => {
  const set = presents[presentation]({ desk, look, shot: shotOf({ presentation }), width: 656, height: 820 })
  if (!set) throw new Error('Nothing is set out.')
  return set.buffer
}

describe('the scale of a print in a product picture', () => {
  it.each([
    ['floral', 160, 'straight', 'ghost'],
    ['gingham', 40, 'straight', 'hanger'],
    ['paisley', 120, 'brick', 'flatLay'],
  ] as const)(
    '[S1.07] %s of %s mm, %s, is drawn true within one per cent as %s',
    (print, width, repeat, presentation) => {
      const look = printed(print, width, repeat)
      const found = printScale(look, bufferOf(look, presentation), sources)
      expect(found?.asked).toBe(width)
      expect(Math.abs((found?.drawn ?? 0) / width - 1)).toBeLessThan(0.01)
    },
  )

  it('[S1.07] tells how far a print is off that was drawn in another size than was asked for', () => {
    const drawn = bufferOf(printed('floral', 160, 'straight'), 'ghost')
    const found = printScale(printed('floral', 156, 'straight'), drawn, sources)
    expect((found?.drawn ?? 0) / 156).toBeCloseTo(160 / 156, 2)
  })

  it('[S1.07] says nothing where no print covers a garment', () => {
    const look = lookOf([wornAs('shiftDress', 'cotton', 0xb0482f)])
    expect(printScale(look, bufferOf(look, 'ghost'), sources)).toBeNull()
  })
})
