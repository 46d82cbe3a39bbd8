import { type Color, colorDistance, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import type { Cutting } from './snippet.ts'

/** A shape nearer than this (CIEDE2000) to its ground sinks in. */
export const setsOff = 22
/** Two inks darker than this are one at an arm's length, however unlike their hues. */
const dark = 0.3

const stands = (ink: Color, ground: Color): boolean =>
  colorDistance(ink, ground) > setsOff &&
  Math.max(lightnessChromaHue(ink).lightness, lightnessChromaHue(ground).lightness) > dark

/** What a ground is worth beside the shapes it sets off: that it is the script's own, pale, deep or grey. */
const worth = { own: 0.14, pale: 0.34, deep: 0.24, calm: 0.34 } as const

/** The plain ground for cut-outs: an ink that sets most of them off, calm, and pale or deep rather than between. */
export function groundOfPaper(cuttings: readonly Cutting[], colors: readonly Color[]): number {
  const worths = colors.map((color, ink) => {
    const off = cuttings.filter((one) => stands(colors[one.ink], color)).length / cuttings.length
    const { lightness, chroma } = lightnessChromaHue(color)
    const tone = lightness > 0.86 ? worth.pale : lightness < 0.36 ? worth.deep : 0
    const calm = worth.calm * Math.max(0, 1 - chroma / 0.1)
    return Math.min(off, 0.9) * 2 + tone + calm + (ink === 0 ? worth.own : 0)
  })
  return worths.indexOf(Math.max(...worths))
}

/** Cut-outs that a ground sets off: one that would sink in is cut of the nearest ink that does not. */
export function setOff(cuttings: readonly Cutting[], ground: number, colors: readonly Color[]): Cutting[] {
  const fits = (ink: number) => stands(colors[ink], colors[ground])
  return cuttings.flatMap((found): Cutting[] => {
    // A detail of the ground's ink would look like a bite.
    const cutting = { ...found, details: found.details.filter((detail) => detail.ink !== ground) }
    if (fits(cutting.ink)) return [cutting]
    const others = colors
      .map((_, ink) => ink)
      .filter(fits)
      .toSorted((p, q) => colorDistance(colors[p], colors[cutting.ink]) - colorDistance(colors[q], colors[cutting.ink]))
    const [ink] = others
    return ink === undefined
      ? []
      : [{ ...cutting, ink, details: cutting.details.filter((detail) => detail.ink !== ink) }]
  })
}
