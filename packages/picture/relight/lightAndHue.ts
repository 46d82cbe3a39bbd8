import { blur } from '../raster/blur.ts'
import type { Pixels } from '../surface.ts'
import { linear } from './linearLight.ts'

/** A picture's light, as its logarithm, and its chromaticity at one fineness: read by pixel, 0 light, 1 red and 2 green. */
type Fineness = (at: number, of: 0 | 1 | 2) => number

/** Opens a picture to be read blurred over any radius in pixels, what is covered alone; of its light something may be taken off before. */
export function lightAndHue({ width, height, rgba }: Pixels, less?: Float32Array): (radius: number) => Fineness {
  const count = width * height
  const cover = new Float32Array(count)
  const planes = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as const
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    const opaque = rgba[j + 3]! / 255
    if (!opaque) continue
    const [r, g, b] = [linear[rgba[j]!]!, linear[rgba[j + 1]!]!, linear[rgba[j + 2]!]!]
    const sum = r + g + b + 0.03
    cover[i] = opaque
    planes[0][i] = opaque * (logLight(r, g, b) - (less?.[i] ?? 0))
    planes[1][i] = (opaque * r) / sum
    planes[2][i] = (opaque * g) / sum
  }
  return (radius) => {
    const wide = Math.max(1, Math.round(radius))
    const soft = (values: Float32Array) => blur(values.slice(), width, height, wide)
    const [around, light, red, green] = [soft(cover), soft(planes[0]), soft(planes[1]), soft(planes[2])]
    const all = [light, red, green] as const
    return (at, of) => all[of][at]! / (around[at]! + 1e-4)
  }
}

/** The logarithm of an amount of light; black gives back a little. */
export const logLight = (r: number, g: number, b: number): number => Math.log(0.025 + 0.3 * r + 0.6 * g + 0.1 * b)
