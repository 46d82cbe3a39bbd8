import { distanceTo } from '../../../kernels/distance.ts'
import { extremum } from '../../../kernels/extremum.ts'
import { inverse, type Mask, maskOf, type Plane } from '../../../kernels/plane.ts'

/** How far into the pen's line the cloth's edge lies: 0 at the line's outer side, 1 at its middle, where the pattern ends. */
const intoLine = 0.75

/** Moves the border from the outer side of a drawn outline towards the line's middle; borders without a line stay. */
export function settleOnLines(mask: Mask, response: Plane, cut: number): Mask {
  const reach = Math.max(3, Math.round(Math.max(mask.width, mask.height) / 150))
  const top = extremum(response, reach, 1)
  const core = maskOf(mask, (i) => response.values[i] > cut && response.values[i] > 0.5 * top.values[i])
  const depth = distanceTo(inverse(core))
  const half = extremum(depth, reach, 1)
  const inward = distanceTo(inverse(mask))
  // A narrow dark part, a belt say, has no cloth behind it and is no line.
  const cloth = distanceTo(maskOf(mask, (i) => mask.values[i] && !core.values[i]))
  return maskOf(mask, (i) => {
    if (!mask.values[i] || cloth.values[i] > 2 * half.values[i] + 1) return mask.values[i]
    return !(core.values[i] && inward.values[i] - 0.5 < intoLine * (half.values[i] - 0.5))
  })
}
