import type { Lab } from '../trace/kernels/oklab.ts'
import { evenGrid } from './evenGrid.ts'

const side = 8
/** How many of the slowest waves are kept of lightness and of either colour axis. */
const kept = [15, 10, 10] as const
/** Steps of a wave's strength for one of OKLab, about the middle of a byte. */
const fineness = 400

/** How many bytes a colour layout has. */
export const colorLayoutLength = kept[0] + kept[1] + kept[2]

/** Cells of an 8×8 square from its corner along falling diagonals. */
const zigzag = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)] as const).sort(
  ([ax, ay], [bx, by]) => ax + ay - bx - by || ((ax + ay) % 2 ? ay - by : by - ay),
)
const cosines = Array.from({ length: side }, (_, k) =>
  Float64Array.from({ length: side }, (_, x) => Math.cos((Math.PI / side) * (x + 0.5) * k) * (k ? Math.SQRT2 : 1)),
)

/** How strong a wave is in a grid of 8×8 means; the slowest is their mean (DCT-II). */
function wave(grid: Float64Array, across: number, down: number): number {
  let sum = 0
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) sum += grid[y * side + x] * cosines[across][x] * cosines[down][y]
  return sum / (side * side)
}

/** Where colours lie in a picture: the slowest waves of 8×8 means of OKLab, a byte each (MPEG-7 colour layout, in OKLab). */
export function colorLayout({ lightness, a, b }: Lab): number[] {
  return [lightness, a, b].flatMap((plane, axis) => {
    const grid = evenGrid(plane, side)
    return zigzag.slice(0, kept[axis]).map(([across, down], i) => {
      const strength = wave(grid, across, down) - (axis === 0 && i === 0 ? 0.5 : 0)
      return Math.max(0, Math.min(255, Math.round(128 + strength * (i === 0 ? 254 : fineness))))
    })
  })
}
