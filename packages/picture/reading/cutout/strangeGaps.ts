import { type GroundTrend, levelled } from '../../kernels/groundTrend.ts'
import type { Lab } from '../../kernels/oklab.ts'
import { emptyMask, type Mask } from '../../kernels/plane.ts'

const leastSpread = 0.006
const far = 12
/** How much darker than the ground its shadow may be, in OKLab. */
const shadow = 0.13

/** Share, against the thing's area, of what was left out between its parts though it is not of the ground's colour: pale cloth on pale ground that was lost, say. */
export function strangeGaps(lab: Lab, mask: Mask, trend: GroundTrend): number {
  const between = enclosed(mask)
  const { lightness, a, b } = levelled(lab, trend)
  const planes = [lightness.values, a.values, b.values]
  const ground = planes.map((plane) => measured(plane, (i) => !mask.values[i] && !between.values[i]))
  let strange = 0
  let area = 0
  for (let i = 0; i < mask.values.length; i++) {
    area += mask.values[i]
    // Beside the rim, colours of both sides mix.
    if (!between.values[i] || beside(mask, i)) continue
    const off = planes.map((plane, c) => (plane[i] - ground[c].mean) / ground[c].spread)
    const darker = ground[0].mean - planes[0][i]
    if (darker > 0 && darker < shadow) off[0] = 0
    if (off.reduce((sum, d) => sum + d * d, 0) > far) strange++
  }
  return strange / Math.max(1, area)
}

const beside = ({ width, values }: Mask, i: number) =>
  values[i - 1] || values[i + 1] || values[i - width] || values[i + width]

/** Pixels outside a mask that have it on all four sides. */
function enclosed(mask: Mask): Mask {
  const { width, height, values } = mask
  const sides = new Uint8Array(values.length)
  const pass = (start: number, step: number, count: number, side: number) => {
    let seen = false
    for (let k = 0, i = start; k < count; k++, i += step) {
      if (values[i]) seen = true
      else if (seen) sides[i] |= side
    }
  }
  for (let y = 0; y < height; y++) {
    pass(y * width, 1, width, 1)
    pass(y * width + width - 1, -1, width, 2)
  }
  for (let x = 0; x < width; x++) {
    pass(x, width, height, 4)
    pass((height - 1) * width + x, -width, height, 8)
  }
  const out = emptyMask(mask)
  for (let i = 0; i < sides.length; i++) out.values[i] = sides[i] === 15 ? 1 : 0
  return out
}

function measured(plane: Float32Array, counts: (index: number) => boolean): { mean: number; spread: number } {
  let sum = 0
  let square = 0
  let seen = 0
  for (let i = 0; i < plane.length; i += 2) {
    if (!counts(i)) continue
    sum += plane[i]
    square += plane[i] ** 2
    seen++
  }
  const mean = sum / Math.max(1, seen)
  return { mean, spread: Math.max(leastSpread, Math.sqrt(Math.max(0, square / Math.max(1, seen) - mean ** 2))) }
}
