import { describe, expect, it } from 'vitest'
import { colorAt, readingScales } from './readingColors.ts'
import { scalePixels } from './scalePixels.ts'

const scales = Object.values(readingScales).flatMap((scale) => scale ?? [])
const luminance = ([red, green, blue]: readonly number[]) => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((share = 0) => share ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('the colours of a map', () => {
  it.each(scales)(
    '[S2.59] of $id grow darker all the way, so that they are read without telling hues apart',
    (scale) => {
      const steps = Array.from({ length: 41 }, (_, i) => scale.least + ((scale.most - scale.least) * i) / 40)
      const shades = steps.map((value) => luminance(colorAt(scale, value)))
      for (const [i, shade] of shades.slice(1).entries()) expect(shade).toBeLessThan(shades[i] ?? 0)
      expect((shades[0] ?? 0) - (shades.at(-1) ?? 0)).toBeGreaterThan(0.7)
    },
  )

  it.each(scales)('[S2.59] of $id end where the scale ends, and its marks are on it', (scale) => {
    expect(colorAt(scale, scale.most * 9)).toEqual(colorAt(scale, scale.most))
    expect(colorAt(scale, scale.least - 1)).toEqual(scale.colors[0])
    colorAt(scale, scale.most).forEach((share, k) => expect(share).toBeCloseTo(scale.colors.at(-1)?.[k] ?? 0, 9))
    expect([scale.marks[0], scale.marks.at(-1)]).toEqual([scale.least, scale.most])
  })

  it.each(scales)('[S2.59] of $id are on the cloth what they are in the legend', (scale) => {
    const pixels = scalePixels(scale)
    const at = (share: number) => [...pixels.subarray(4 * Math.round(share * 255), 4 * Math.round(share * 255) + 3)]
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const told = colorAt(scale, scale.least + share * (scale.most - scale.least))
      at(share).forEach((value, k) => expect(Math.abs(value - (told[k] ?? 0) * 255)).toBeLessThan(3))
    }
  })
})
