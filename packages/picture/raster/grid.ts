import type { Mask } from './mask.ts'
import { type Fields, freshFields } from './lentRoom.ts'

/** Values at the middles of square cells of `step` pixels; one empty cell stands around all sides. */
export interface Grid {
  cells: Float32Array
  columns: number
  rows: number
  step: number
}

/** An empty grid that covers a picture of the given pixels. */
export function openGrid(width: number, height: number, step: number): Grid {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  return { cells: new Float32Array(columns * rows), columns, rows, step }
}

/** A grid of a function of the pixel place, for slow noise. */
export function sampleGrid(
  width: number,
  height: number,
  step: number,
  valueAt: (x: number, y: number) => number,
): Grid {
  const grid = openGrid(width, height, step)
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      grid.cells[row * grid.columns + column] = valueAt((column - 0.5) * step, (row - 0.5) * step)
    }
  }
  return grid
}

/** A grid read between its cells for every pixel, or only for the covered run of each row; what is given to be written to keeps what it has elsewhere. */
export function enlarge(
  grid: Grid,
  width: number,
  height: number,
  within?: Mask,
  out = new Float32Array(width * height),
): Float32Array {
  const { cells, columns, rows, step } = grid
  const line = new Float32Array(columns + 1)
  for (let y = 0; y < height; y++) {
    const first = within ? within.first[y] : 0
    const last = within ? within.last[y] : width - 1
    if (last < first) continue
    const down = (y + 0.5) / step + 0.5
    const top = Math.min(rows - 2, Math.floor(down))
    const share = down - top
    for (let i = 0, k = top * columns; i < columns; i++, k++) {
      line[i] = cells[k] + (cells[k + columns] - cells[k]) * share
    }
    line[columns] = line[columns - 1]
    const row = y * width
    for (let x = first; x <= last; x++) {
      const over = (x + 0.5) / step + 0.5
      const left = over | 0
      out[row + x] = line[left] + (line[left + 1] - line[left]) * (over - left)
    }
  }
  return out
}

/** A grid read smoothly (by quadratic splines, so that its slope has no facets) over the covered run of each row and three pixels around it. */
export function enlargeSmoothly(
  { cells, columns, rows, step }: Grid,
  within: Mask,
  fields: Fields = freshFields,
): Float32Array {
  const { width, height } = within
  const out = fields(width * height)
  const line = new Float32Array(columns)
  for (let y = 0; y < height; y++) {
    let first = width
    let last = -1
    for (let near = Math.max(0, y - 3); near <= Math.min(height - 1, y + 3); near++) {
      if (within.first[near] < first) first = within.first[near]
      if (within.last[near] > last) last = within.last[near]
    }
    if (last < 0) continue
    first = Math.max(0, first - 3)
    last = Math.min(width - 1, last + 3)
    const down = (y + 0.5) / step + 0.5
    const row = Math.max(1, Math.min(rows - 2, Math.round(down)))
    const t = down - row
    const above = 0.5 * (0.5 - t) * (0.5 - t)
    const here = 0.75 - t * t
    const below = 0.5 * (0.5 + t) * (0.5 + t)
    for (let i = 0, k = row * columns; i < columns; i++, k++) {
      line[i] = cells[k - columns] * above + cells[k] * here + cells[k + columns] * below
    }
    for (let x = first, i = y * width + first; x <= last; x++, i++) {
      const over = (x + 0.5) / step + 0.5
      const column = Math.max(1, Math.min(columns - 2, (over + 0.5) | 0))
      const s = over - column
      out[i] =
        line[column - 1] * 0.5 * (0.5 - s) * (0.5 - s) +
        line[column] * (0.75 - s * s) +
        line[column + 1] * 0.5 * (0.5 + s) * (0.5 + s)
    }
  }
  return out
}
