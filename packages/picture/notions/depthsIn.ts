import { boxBlur } from '../kernels/boxBlur.ts'
import { distanceTo, nearestTo } from '../kernels/distance.ts'
import type { PadMask } from './padMask.ts'

/** The share of a rounded edge over which its depth is evened, and the most pixels that takes. */
const evened = 0.07
const mostEvened = 6
/** An edge that rounds off within fewer pixels shows no steps. */
const finest = 5

/** How many pixels within its edge each pixel of a mask lies, for an edge that rounds off over so many. */
export function depthsIn({ width, height, share }: PadMask, round: number): Float32Array {
  const outside = { width, height, values: new Uint8Array(share.length) }
  for (let i = 0; i < share.length; i++) outside.values[i] = (share[i] ?? 0) > 0.5 ? 0 : 1
  if (round < finest) {
    const { values } = distanceTo(outside)
    for (let i = 0; i < values.length; i++) values[i] = Math.max(0, (values[i] ?? 0) - 0.5)
    return values
  }
  // The nearest pixel outside is covered in part: there the edge runs, between pixels.
  const { distance, nearest } = nearestTo(outside)
  const { values } = distance
  for (let i = 0; i < values.length; i++)
    values[i] = Math.max(0, (values[i] ?? 0) - 0.5 + (share[nearest[i] ?? 0] ?? 0))
  // Pixels stand in steps at a round edge, which a polished dome would show as rays.
  const even = Math.min(mostEvened, round * evened)
  return even < 0.5 ? values : boxBlur(boxBlur(distance, even), even).values
}
