import { blur } from '../raster/blur.ts'
import type { Pixels } from '../surface.ts'
import { linear } from './linearLight.ts'

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
export function foldsOf({ width, height, rgba }: Pixels, scale: number, depth: Float32Array): Float32Array {
  const count = width * height
  const cover = new Float32Array(count)
  const light = new Float32Array(count)
  const red = new Float32Array(count)
  const green = new Float32Array(count)
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    const opaque = rgba[j + 3]! / 255
    if (!opaque) continue
    const [r, g, b] = [linear[rgba[j]!]!, linear[rgba[j + 1]!]!, linear[rgba[j + 2]!]!]
    const sum = r + g + b + 0.03
    cover[i] = opaque
    light[i] = opaque * Math.log(0.03 + 0.3 * r + 0.6 * g + 0.1 * b)
    red[i] = opaque * (r / sum)
    green[i] = opaque * (g / sum)
  }
  const pen = scale / 170
  const levels = radii.map((radius) => {
    const wide = Math.max(1, Math.round(radius * pen))
    const soft = (values: Float32Array) => blur(values.slice(), width, height, wide)
    return [soft(cover), soft(light), soft(red), soft(green)] as const
  })
  const folds = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    if (!cover[i]) continue
    let band = 0
    for (let k = 0; k < gains.length; k++) {
      const [fine, coarse] = [levels[k]!, levels[k + 1]!]
      const at = (c: 1 | 2 | 3) => fine[c][i]! / (fine[0][i]! + 1e-4) - coarse[c][i]! / (coarse[0][i]! + 1e-4)
      const hue = (at(2) ** 2 + at(3) ** 2) / (printed * printed)
      band += (gains[k]! * at(1)) / (1 + hue)
    }
    const inside = Math.min(1, depth[i]! / (rim * pen + 1e-4))
    folds[i] = Math.max(-highest, Math.min(highest, band)) * pen * inside
  }
  return folds
}
