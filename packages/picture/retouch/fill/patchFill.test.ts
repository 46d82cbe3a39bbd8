import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { patchFill } from './patchFill.ts'

const [width, height] = [220, 180]

function painted(valueAt: (x: number, y: number) => number): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const value = valueAt(i % width, Math.floor(i / width))
    rgba.set([value, value * 0.9, value * 0.8, 255], i * 4)
  }
  return { width, height, rgba }
}

/** Twill in light that falls off to the right. */
const twill = painted((x, y) => 150 - 0.25 * x + 26 * Math.sin(((x + y) * 2 * Math.PI) / 9))
const { bell } = openChance(3)
const wall = painted((x, y) => 190 - 0.2 * x - 0.1 * y + 5 * bell())

const disc = (radius: number): Mask =>
  maskOf({ width, height }, (i) => Math.hypot((i % width) - 110, Math.floor(i / width) - 90) < radius)

/** The picture with the disc blotted out. */
function blotted(picture: Pixels, missing: Mask): Pixels {
  const rgba = picture.rgba.slice()
  for (let i = 0; i < missing.values.length; i++) if (missing.values[i]) rgba.set([255, 0, 255, 255], i * 4)
  return { ...picture, rgba }
}

function decibels(a: Pixels, b: Pixels, missing: Mask): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < missing.values.length; i++) {
    if (!missing.values[i]) continue
    count++
    sum += (a.rgba[i * 4]! - b.rgba[i * 4]!) ** 2
  }
  return 10 * Math.log10((255 * 255) / Math.max(1e-6, sum / count))
}

/** The mean change from a pixel to its right neighbour where `where` holds for the pair. */
function changeWhere({ rgba }: Pixels, where: (i: number) => boolean): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i + 1 < width * height; i++) {
    if ((i + 1) % width === 0 || !where(i)) continue
    sum += Math.abs(rgba[i * 4]! - rgba[i * 4 + 4]!)
    count++
  }
  return sum / count
}

describe('filling by patches', () => {
  it('[S2.31] goes on with a woven texture in falling light as if nothing had been there', () => {
    const missing = disc(24)
    const filled = patchFill(blotted(twill, missing), missing) ?? expect.fail('nothing filled')
    expect(decibels(filled, twill, missing)).toBeGreaterThan(27)
  })

  it('[S2.31] leaves a seam no steeper than the grain of what lies around, and keeps its grain', () => {
    const missing = disc(30)
    const filled = patchFill(blotted(wall, missing), missing) ?? expect.fail('nothing filled')
    const across = changeWhere(filled, (i) => missing.values[i] !== missing.values[i + 1])
    const around = changeWhere(filled, (i) => !missing.values[i] && !missing.values[i + 1])
    const inside = changeWhere(filled, (i) => missing.values[i] === 1 && missing.values[i + 1] === 1)
    expect(across).toBeLessThan(around * 1.15)
    expect(inside / around).toBeGreaterThan(0.8)
    expect(inside / around).toBeLessThan(1.2)
  })

  it('[S2.31] touches nothing but what is missing, gives the same each time, and nothing where all is', () => {
    const missing = disc(16)
    const picture = blotted(wall, missing)
    const filled = patchFill(picture, missing) ?? expect.fail('nothing filled')
    expect(filled.rgba.some((value, j) => !missing.values[j >> 2] && value !== picture.rgba[j])).toBe(false)
    expect(patchFill(picture, missing)).toEqual(filled)
    expect(
      patchFill(
        picture,
        maskOf(picture, () => 1),
      ),
    ).toBeNull()
  })
})
