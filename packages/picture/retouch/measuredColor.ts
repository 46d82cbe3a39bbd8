import { type Color, colorDistance } from '@toile/craft/colors/color.ts'

/** A colour as it was asked for and as it is seen in light, and how far that is from it (CIEDE2000). */
export interface MeasuredColor {
  asked: Color
  drawn: Color
  deltaE: number
}

/** Compares what is seen, in steps that may be broken, with what was asked for. */
export function measuredColor(asked: Color, seen: Color): MeasuredColor {
  const drawn = { r: Math.round(seen.r), g: Math.round(seen.g), b: Math.round(seen.b) }
  return { asked, drawn, deltaE: colorDistance(asked, drawn) }
}
