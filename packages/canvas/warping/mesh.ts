import { sure } from '@toile/geometry'
import type { Box } from '../tiles/box.ts'
import { cubicWeights } from './cubicWeights.ts'
import type { Place } from './matrices.ts'

/** A grid of places, row by row, that a box is drawn onto: its corners and what lies evenly between them come to lie there, smoothly in between. */
export interface Mesh {
  readonly columns: number
  readonly rows: number
  readonly places: readonly Place[]
}

/** The mesh that leaves a box where it is. */
export const evenMesh = ({ x0, y0, x1, y1 }: Readonly<Box>, columns: number, rows: number): Mesh => ({
  columns,
  rows,
  places: Array.from({ length: columns * rows }, (_, k): Place => {
    const [i, j] = [k % columns, Math.floor(k / columns)]
    return [x0 + ((x1 - x0) * i) / (columns - 1), y0 + ((y1 - y0) * j) / (rows - 1)]
  }),
})

/** Where a mesh takes a place of its box, which is given as shares of the grid's columns and rows; beyond the grid it goes on straight. */
export function onMesh(mesh: Mesh, u: number, v: number): Place {
  const { columns, rows } = mesh
  const [i, j] = [Math.max(0, Math.min(columns - 2, Math.floor(u))), Math.max(0, Math.min(rows - 2, Math.floor(v)))]
  const [across, down] = [weightsAt(u - i), weightsAt(v - j)]
  let [x, y] = [0, 0]
  for (let b = 0; b < 4; b++)
    for (let a = 0; a < 4; a++) {
      const share = sure(across[a]) * sure(down[b])
      if (share === 0) continue
      const [px, py] = knot(mesh, i + a - 1, j + b - 1)
      x += px * share
      y += py * share
    }
  return [x, y]
}

/** Straight on beyond the middle two. */
function weightsAt(t: number): readonly number[] {
  if (t < 0) return [-0.5 * t, 1, 0.5 * t, 0]
  if (t > 1) return [0, -0.5 * (t - 1), 1, 0.5 * (t - 1)]
  return cubicWeights(t)
}

/** A place of the grid, or one mirrored beyond its edge. */
function knot({ columns, rows, places }: Mesh, i: number, j: number): Place {
  const at = (column: number, row: number) => sure(places[row * columns + column])
  const inRow = (row: number): Place => {
    if (i >= 0 && i < columns) return at(i, row)
    const [edge, inner] = i < 0 ? [at(0, row), at(1, row)] : [at(columns - 1, row), at(columns - 2, row)]
    return [2 * edge[0] - inner[0], 2 * edge[1] - inner[1]]
  }
  if (j >= 0 && j < rows) return inRow(j)
  const [edge, inner] = j < 0 ? [inRow(0), inRow(1)] : [inRow(rows - 1), inRow(rows - 2)]
  return [2 * edge[0] - inner[0], 2 * edge[1] - inner[1]]
}
