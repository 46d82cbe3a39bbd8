import { lightnessChromaHue } from '@toile/craft/colors/color.ts'
import type { NamedColor } from '@toile/craft/colors/names.ts'

const hues = 12
const depths = [0.85, 0.62, 0.38] as const

/** A small card of named colours: a row of greys, then light, middle and deep shades around the wheel. */
export function colorWheel(named: readonly NamedColor[]): NamedColor[] {
  const measured = named.map((entry) => ({ entry, ...lightnessChromaHue(entry.color) }))
  const taken = new Set<NamedColor>()
  const nearest = (away: (one: (typeof measured)[number]) => number) => {
    const best = measured
      .filter(({ entry }) => !taken.has(entry))
      .reduce((one, other) => (away(other) < away(one) ? other : one)).entry
    taken.add(best)
    return best
  }
  const greys = Array.from({ length: hues }, (_, i) =>
    nearest(({ lightness, chroma }) => Math.abs(lightness - (1 - i / (hues - 1))) + chroma * 6),
  )
  const shades = depths.flatMap((depth) =>
    Array.from({ length: hues }, (_, i) => {
      const hue = (20 + (i * 360) / hues) % 360
      return nearest((one) => {
        const turn = Math.abs(((one.hue - hue + 540) % 360) - 180) / 180
        return turn * 2.2 + Math.abs(one.lightness - depth) * 1.4 + Math.max(0, 0.11 - one.chroma) * 6
      })
    }),
  )
  return [...greys, ...shades]
}
