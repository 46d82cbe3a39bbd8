import { studioLight } from '@toile/craft/products/light.ts'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '../surface.ts'
import { garment } from './testing/paintedPictures.ts'
import { retouchedFrom } from './testing/retouchedFrom.ts'
import type { RetouchTools } from './worked.ts'

const same = (one: Pixels, other: Pixels) => Buffer.from(one.rgba).equals(Buffer.from(other.rgba))

describe('steps of a picture', () => {
  it('[S2.31] undone to the last give the original back, to the byte, and done again the same', () => {
    const picture = garment()
    const retouch = retouchedFrom(picture)
    const steps = [
      { kind: 'exposure', stops: 0.4 },
      { kind: 'recolour', region: { by: 'cutOut' }, color: { r: 40, g: 90, b: 160 } },
      { kind: 'straighten', degrees: 3 },
    ] as const
    const all = retouch(steps).pixels
    for (const count of [2, 1, 0, 1, 2]) retouch(steps.slice(0, count))
    expect(same(retouch([]).pixels, picture)).toBe(true)
    expect(same(retouch(steps).pixels, all)).toBe(true)
    expect(same(retouchedFrom(picture)(steps).pixels, all)).toBe(true)
  })

  it('[S2.31] before the last are not done again while it is moved', () => {
    let asked = 0
    const retouch = retouchedFrom(garment(), {
      drawGround: (_, { width, height }) => {
        asked++
        return { albedo: new Uint8ClampedArray(width * height * 4).fill(255), form: null }
      },
    })
    for (let k = 0; k < 8; k++)
      retouch([
        { kind: 'ground', ground: { kind: 'sweep' } },
        { kind: 'exposure', stops: k / 10 },
      ])
    expect(asked).toBe(1)
  })

  it('[S2.31] [S1.08] are lit before the ground that is theirs now, not before one that was tried', () => {
    const tools: RetouchTools = {
      drawGround: ({ kind }, { width, height }) => ({
        albedo: new Uint8ClampedArray(width * height * 4).map((_, j) =>
          j % 4 === 3 ? 255 : kind === 'wood' ? 60 : 200,
        ),
        form: null,
      }),
    }
    const on = (kind: 'wood' | 'plaster') =>
      [
        { kind: 'ground', ground: { kind } },
        { kind: 'light', light: studioLight, without: 0.5 },
      ] as const
    const retouch = retouchedFrom(garment(), tools)
    retouch(on('plaster'))
    const fresh = retouchedFrom(garment(), tools)(on('wood')).pixels
    expect(same(retouch(on('wood')).pixels, fresh)).toBe(true)
  })
})
