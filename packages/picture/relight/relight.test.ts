import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { type Light, studioLight } from '@toile/craft/products/light.ts'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '../surface.ts'
import { estimatedForm } from './estimatedForm.ts'
import { estimatedMaps } from './estimatedMaps.ts'
import type { LightMaps } from './lightMaps.ts'
import { lit } from './lit.ts'
import { roundThing } from './testing/roundThing.ts'
import { withoutOwnLight } from './withoutOwnLight.ts'

const [width, height] = [240, 300]

function mapsOf(cut: Pixels): LightMaps {
  const form = estimatedForm(cut) ?? expect.fail('no form')
  const albedo = new Uint8ClampedArray(cut.rgba.length).map((_, j) => (j % 4 === 3 ? 255 : 214))
  return estimatedMaps(cut, form, { albedo, form: null, stands: { at: 'plane' }, lift: 0.16 })
}

const from = (degrees: number, own: Partial<Light> = {}): Light => ({
  key: { from: degrees, height: 25, soft: 0.1, warm: 0, strength: 1, gel: null },
  second: null,
  fill: 0.15,
  rim: 0,
  ...own,
})

/** The mean of a channel over shares of the picture. */
function meanIn(rgba: Uint8ClampedArray, left: number, right: number, top: number, bottom: number): number {
  let [sum, count] = [0, 0]
  for (let y = Math.round(top * height); y < bottom * height; y++) {
    for (let x = Math.round(left * width); x < right * width; x++) {
      sum += rgba[(y * width + x) * 4]!
      count++
    }
  }
  return sum / count
}

/** How much of a run of numbers lies in another one, by least squares. */
function shareIn(of: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const [m, n] = [mean(of), mean(other)]
  const together = other.reduce((sum, one, i) => sum + (one - n) * (of[i]! - m), 0)
  return together / of.reduce((sum, one) => sum + (one - m) ** 2, 0)
}

describe('light on a picture', () => {
  const maps = mapsOf(roundThing(width, height))

  it('[S1.08] from the left is brighter on what faces left, from the right the other way round', () => {
    const [left, right] = [lit(maps, from(270)), lit(maps, from(90))]
    const sides = (rgba: Uint8ClampedArray) => meanIn(rgba, 0.27, 0.36, 0.3, 0.7) - meanIn(rgba, 0.64, 0.73, 0.3, 0.7)
    expect(sides(left)).toBeGreaterThan(15)
    expect(sides(right)).toBeLessThan(-15)
  })

  it('[S1.08] throws the shadow on the ground away from the lamp', () => {
    for (const [degrees, near, far] of [
      [270, [0.1, 0.2], [0.79, 0.84]],
      [90, [0.8, 0.9], [0.16, 0.21]],
    ] as const) {
      const rgba = lit(maps, from(degrees))
      expect(meanIn(rgba, near[0], near[1], 0.4, 0.6) - meanIn(rgba, far[0], far[1], 0.4, 0.6)).toBeGreaterThan(25)
    }
  })

  it('[S1.08] gives cloth that faces the viewer back in its own colour, wherever the lamp stands', () => {
    const flat = {
      ...maps,
      form: maps.form.map((_, k) => (k % 4 === 3 ? 1 : 0)),
      highest: 0,
      stands: { at: 'plane' } as const,
    }
    for (const degrees of [0, 90, 200, 318]) {
      for (const height of [25, 41, 80]) {
        const key = { ...studioLight.key, from: degrees, height, warm: 0 }
        const rgba = lit(flat, { ...studioLight, key, rim: 0 })
        const own = meanIn(maps.albedo, 0.46, 0.54, 0.46, 0.54)
        expect(Math.abs(meanIn(rgba, 0.46, 0.54, 0.46, 0.54) - own)).toBeLessThan(2.5)
      }
    }
  })

  it('[S1.08] is the same for the same picture, to the byte', () => {
    for (const { light } of lightPresets.slice(-2))
      expect(lit(mapsOf(roundThing(width, height)), light)).toEqual(lit(maps, light))
  })
})

describe('the light that a picture was taken in', () => {
  it('[S1.08] is taken out as far as asked for: less of it is left in the colours, and nothing changes at 0', () => {
    const cut = roundThing(width, height, -1)
    const form = estimatedForm(cut) ?? expect.fail('no form')
    const even = roundThing(width, height, 0)
    const row = ({ rgba }: Pixels) => Array.from({ length: 108 }, (_, k) => rgba[(150 * width + 66 + k) * 4]!)
    const own = row(cut).map((value, k) => value - row(even)[k]!)
    const left = [0, 0.5, 1].map((share) => shareIn(own, row(withoutOwnLight(cut, form, share))))
    expect(withoutOwnLight(cut, form, 0)).toBe(cut)
    expect(left[0]).toBeGreaterThan(0.9)
    expect(left[1]).toBeLessThan(left[0]! * 0.75)
    expect(left[2]).toBeLessThan(left[0]! * 0.4)
  })

  it('[S1.08] tells of folds, and a print of none', () => {
    const folded = roundThing(width, height)
    const printed = roundThing(width, height)
    for (let i = 0, j = 0; i < width * height; i++, j += 4) {
      if (!printed.rgba[j + 3]) continue
      const stripe = Math.floor((i % width) / 6) % 2
      printed.rgba.set(stripe ? [150, 60, 60] : [70, 90, 160], j)
    }
    const relief = (cut: Pixels) => {
      const { slopeX, volume } = estimatedForm(cut) ?? expect.fail('no form')
      return slopeX.reduce((sum, slope, i) => sum + Math.abs(slope - volume.slopeX[i]!), 0)
    }
    expect(relief(folded)).toBeGreaterThan(relief(printed) * 2)
  })
})
