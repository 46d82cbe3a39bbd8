import type { Box } from '../tiles/box.ts'
import type { Place } from './matrices.ts'

/** Visits the pixels whose centers lie in a triangle, with the share of each of its corners. */
export function fillTriangle(
  [a, b, c]: readonly [Place, Place, Place],
  box: Readonly<Box>,
  width: number,
  height: number,
  visit: (at: number, shareA: number, shareB: number, shareC: number) => void,
): void {
  const size = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (size === 0) return
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]) - box.y0 - 0.5))
  const bottom = Math.min(height, Math.ceil(Math.max(a[1], b[1], c[1]) - box.y0 + 0.5))
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]) - box.x0 - 0.5))
  const right = Math.min(width, Math.ceil(Math.max(a[0], b[0], c[0]) - box.x0 + 0.5))
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const [x, y] = [column + box.x0 + 0.5, row + box.y0 + 0.5]
      const shareB = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / size
      const shareC = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / size
      const shareA = 1 - shareB - shareC
      if (shareA >= -1e-9 && shareB >= -1e-9 && shareC >= -1e-9) visit(row * width + column, shareA, shareB, shareC)
    }
}
