import { coded } from '@toile/craft/colors/coded.ts'
import { blur } from '../raster/blur.ts'
import type { Pixels } from '../surface.ts'
import type { EstimatedForm } from './estimatedForm.ts'
import { linear } from './linearLight.ts'

/** The most that a place is made lighter or darker. */
const most = 1.9
/** Between these parts of the scale light changes by folds, and not by prints or by other colours. */
const near = 0.03
const far = 0.22
const sameHue = 0.03

/** A picture without some of the light that it was taken in, 0 as it is, 1 as even as can be told: what depends on the way its form faces, and the broad light and shade of its folds. Dark cloth stays dark. */
export function withoutOwnLight(cut: Pixels, form: EstimatedForm, share: number): Pixels {
  if (share <= 0) return cut
  const { width, height, rgba } = cut
  const faced = facedLight(cut, form)
  const folded = foldedLight(cut, form.scale, faced)
  const out = rgba.slice()
  for (let i = 0, j = 0; i < faced.length; i++, j += 4) {
    if (!rgba[j + 3]) continue
    const gain = Math.max(1 / most, Math.min(most, Math.exp(-share * (faced[i]! + folded[i]!))))
    for (let c = 0; c < 3; c++) out[j + c] = 255 * coded(linear[rgba[j + c]!]! * gain)
  }
  return { width, height, rgba: out }
}

const logLight = (rgba: Uint8ClampedArray, j: number) =>
  Math.log(0.02 + 0.3 * linear[rgba[j]!]! + 0.6 * linear[rgba[j + 1]!]! + 0.1 * linear[rgba[j + 2]!]!)

/** The part of its light's logarithm that follows from the way its volume faces, by least squares over what is covered. */
function facedLight({ rgba }: Pixels, { volume: { slopeX, slopeY } }: EstimatedForm): Float32Array {
  const sums = new Float64Array(9)
  let seen = 0
  const each = (act: (i: number, nx: number, ny: number) => void) => {
    for (let i = 0; i < slopeX.length; i++) {
      if (rgba[i * 4 + 3]! < 200) continue
      const il = 1 / Math.sqrt(slopeX[i]! ** 2 + slopeY[i]! ** 2 + 1)
      act(i, -slopeX[i]! * il, -slopeY[i]! * il)
    }
  }
  each((i, nx, ny) => {
    const light = logLight(rgba, i * 4)
    seen++
    for (const [k, value] of [nx, ny, light, nx * nx, nx * ny, ny * ny, nx * light, ny * light].entries()) {
      sums[k]! += value
    }
  })
  const at = (k: number) => sums[k]! / Math.max(1, seen)
  const [xx, xy, yy] = [at(3) - at(0) ** 2, at(4) - at(0) * at(1), at(5) - at(1) ** 2]
  const [xl, yl] = [at(6) - at(0) * at(2), at(7) - at(1) * at(2)]
  const whole = xx * yy - xy * xy
  const out = new Float32Array(slopeX.length)
  if (whole < 1e-9) return out
  const across = (xl * yy - yl * xy) / whole
  const down = (yl * xx - xl * xy) / whole
  each((i, nx, ny) => {
    out[i] = across * nx + down * ny
  })
  return out
}

/** What else lies on it in broad light and shade, where its chromaticity is that of what is around. */
function foldedLight({ width, height, rgba }: Pixels, scale: number, faced: Float32Array): Float32Array {
  const count = width * height
  const planes = Array.from({ length: 4 }, () => new Float32Array(count))
  const [cover, light, red, green] = planes as [Float32Array, Float32Array, Float32Array, Float32Array]
  for (let i = 0, j = 0; i < count; i++, j += 4) {
    const opaque = rgba[j + 3]! / 255
    if (!opaque) continue
    const [r, g, b] = [linear[rgba[j]!]!, linear[rgba[j + 1]!]!, linear[rgba[j + 2]!]!]
    const sum = r + g + b + 0.03
    cover[i] = opaque
    light[i] = opaque * (logLight(rgba, j) - faced[i]!)
    red[i] = (opaque * r) / sum
    green[i] = (opaque * g) / sum
  }
  const soft = (radius: number) =>
    planes.map((plane) => blur(plane.slice(), width, height, Math.max(1, Math.round(radius * scale))))
  const [fine, coarse] = [soft(near), soft(far)]
  const out = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    if (!cover[i]) continue
    const at = (c: number) => fine[c]![i]! / (fine[0]![i]! + 1e-4) - coarse[c]![i]! / (coarse[0]![i]! + 1e-4)
    const hue = (at(2) ** 2 + at(3) ** 2) / (sameHue * sameHue)
    out[i] = at(1) / (1 + hue)
  }
  return out
}
