import type { Pixels } from '../surface.ts'
import { lightAndHue } from './lightAndHue.ts'

/** Radii between which folds are looked for, in parts of 170 of the scale, and how high a change of light in each band stands. */
const radii = [1, 3, 8, 20] as const
const gains = [1.2, 3.2, 6.5] as const
/** Folds of so many parts of 170 and no higher. */
const highest = 6
/** A change of chromaticity by which light and print are told apart. */
const printed = 0.012
/** Parts of 170 over which folds begin behind an outline. */
const rim = 12

/** Heights in pixels of the folds that a picture's light tells of: logarithms of its light in three bands (refine.md B), kept where its chromaticity stays the same, for prints are no folds. */
export function foldsOf(picture: Pixels, scale: number, depth: Float32Array): Float32Array {
  const pen = scale / 170
  const blurredBy = lightAndHue(picture)
  const levels = radii.map((radius) => blurredBy(radius * pen))
  const folds = new Float32Array(depth.length)
  for (let i = 0; i < folds.length; i++) {
    if (!picture.rgba[i * 4 + 3]) continue
    let band = 0
    for (let k = 0; k < gains.length; k++) {
      const [fine, coarse] = [levels[k]!, levels[k + 1]!]
      const hue = (fine(i, 1) - coarse(i, 1)) ** 2 + (fine(i, 2) - coarse(i, 2)) ** 2
      band += (gains[k]! * (fine(i, 0) - coarse(i, 0))) / (1 + hue / (printed * printed))
    }
    const inside = Math.min(1, depth[i]! / (rim * pen + 1e-4))
    folds[i] = Math.max(-highest, Math.min(highest, band)) * pen * inside
  }
  return folds
}
