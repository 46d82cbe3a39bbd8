import type { Lab } from '../../kernels/oklab.ts'
import { evenGrid } from './evenGrid.ts'
import { waveOf } from './waveOf.ts'

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

/** Where colours lie in a picture: the slowest waves of 8×8 means of OKLab, a byte each (MPEG-7 colour layout, in OKLab). */
export function colorLayout({ lightness, a, b }: Lab): number[] {
  return [lightness, a, b].flatMap((plane, axis) => {
    const grid = evenGrid(plane, side)
    return zigzag.slice(0, kept[axis]).map(([across, down], i) => {
      const strength = waveOf(grid, cosines[across], cosines[down]) - (axis === 0 && i === 0 ? 0.5 : 0)
      return Math.max(0, Math.min(255, Math.round(128 + strength * (i === 0 ? 254 : fineness))))
    })
  })
}
