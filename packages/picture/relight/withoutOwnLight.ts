import { coded } from '@toile/craft/colors/coded.ts'
import type { Pixels } from '../surface.ts'
import type { EstimatedForm } from './estimatedForm.ts'
import { lightAndHue, logLight } from './lightAndHue.ts'
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
    const light = logLight(linear[rgba[i * 4]!]!, linear[rgba[i * 4 + 1]!]!, linear[rgba[i * 4 + 2]!]!)
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
function foldedLight(picture: Pixels, scale: number, faced: Float32Array): Float32Array {
  const blurredBy = lightAndHue(picture, faced)
  const [fine, coarse] = [blurredBy(near * scale), blurredBy(far * scale)]
  const out = new Float32Array(faced.length)
  for (let i = 0; i < out.length; i++) {
    if (!picture.rgba[i * 4 + 3]) continue
    const hue = (fine(i, 1) - coarse(i, 1)) ** 2 + (fine(i, 2) - coarse(i, 2)) ** 2
    out[i] = (fine(i, 0) - coarse(i, 0)) / (1 + hue / (sameHue * sameHue))
  }
  return out
}
