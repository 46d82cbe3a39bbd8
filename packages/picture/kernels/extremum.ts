import type { Plane } from './plane.ts'

/** Largest (sign 1) or smallest (sign -1) value in a square window of the given radius in pixels. */
export function extremum(plane: Plane, radius: number, sign: 1 | -1): Plane {
  const { width, height } = plane
  const rows = pass(plane.values, width, height, 1, width, radius, sign)
  return { width, height, values: pass(rows, height, width, width, 1, radius, sign) }
}

/** One direction of the window, with a queue of falling values, so that the radius costs nothing. */
function pass(
  from: Float32Array,
  count: number,
  rows: number,
  step: number,
  rowStep: number,
  radius: number,
  sign: 1 | -1,
): Float32Array {
  const out = new Float32Array(from.length)
  const queue = new Int32Array(count + 1)
  for (let row = 0; row < rows; row++) {
    const start = row * rowStep
    let head = 0
    let tail = 0
    for (let i = 0; i < count + radius; i++) {
      if (i < count) {
        const value = from[start + i * step] * sign
        while (tail > head && from[start + queue[tail - 1] * step] * sign <= value) tail--
        queue[tail++] = i
      }
      const centre = i - radius
      if (centre < 0) continue
      while (queue[head] < centre - radius) head++
      out[start + centre * step] = from[start + queue[head] * step]
    }
  }
  return out
}
