import type { Path } from '@toile/geometry'
import type { Region, Stage } from './stage.ts'

/** Differences of signed coverage along each row, one cell wider than the region, and the span of cells touched per row. */
export interface Coverage {
  cells: Float32Array
  stride: number
  least: Int32Array
  most: Int32Array
}

/** An empty coverage of a region, in the room given for it. */
export function openCoverage({ width, height }: Region, roomFor: (size: number) => Float32Array): Coverage {
  const stride = width + 2
  return {
    cells: roomFor(stride * height).fill(0),
    stride,
    least: new Int32Array(height).fill(stride),
    most: new Int32Array(height).fill(-1),
  }
}

/** Adds the exact area that a closed outline in heads covers of each pixel, times `winding`. */
export function addOutline(
  coverage: Coverage,
  stage: Pick<Stage, 'origin' | 'scale'>,
  { x, y, width, height }: Region,
  path: Path,
  winding: number,
): void {
  const left = stage.origin[0] - x
  const top = stage.origin[1] - y
  const { scale } = stage
  let [px, py] = path[path.length - 1]
  px = left + px * scale
  py = top + py * scale
  for (const point of path) {
    const qx = left + point[0] * scale
    const qy = top + point[1] * scale
    if (qy > py) addEdge(coverage, px, py, qx, qy, winding, width, height)
    else if (qy < py) addEdge(coverage, qx, qy, px, py, -winding, width, height)
    px = qx
    py = qy
  }
}

/** One edge running down from (x0, y0) to (x1, y1): what lies to its right is covered. */
function addEdge(
  coverage: Coverage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  winding: number,
  width: number,
  height: number,
): void {
  const slope = (x1 - x0) / (y1 - y0)
  const bottom = Math.min(height, Math.ceil(y1))
  for (let row = Math.max(0, Math.floor(y0)); row < bottom; row++) {
    const from = row > y0 ? row : y0
    const to = row + 1 < y1 ? row + 1 : y1
    const share = (to - from) * winding
    if (share === 0) continue
    const a = within(x0 + (from - y0) * slope, width)
    const b = within(x0 + (to - y0) * slope, width)
    addSpan(coverage, row, a < b ? a : b, a < b ? b : a, share)
  }
}

const within = (x: number, width: number) => (x < 0 ? 0 : x > width ? width : x)

/** A piece of edge within one row, from `left` to `right`: a pixel is covered by the mean share of the edge that lies left of it. */
function addSpan({ cells, stride, least, most }: Coverage, row: number, left: number, right: number, share: number) {
  const first = Math.floor(left)
  const last = Math.floor(right)
  const at = row * stride
  if (first < least[row]) least[row] = first
  if (last + 1 > most[row]) most[row] = last + 1
  if (last === first) {
    const covered = share * (first + 1 - (left + right) / 2)
    cells[at + first] += covered
    cells[at + first + 1] += share - covered
    return
  }
  const k = 0.5 / (right - left)
  let known = 0
  let before = 0
  for (let column = first; column <= last; column++) {
    const end = column + 1
    const passed = end < right ? (end - left) * (end - left) * k : end - (left + right) / 2
    const covered = share * (passed - known)
    cells[at + column] += covered - before
    known = passed
    before = covered
  }
  cells[at + last + 1] += share - before
}
