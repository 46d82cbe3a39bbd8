import type { Mask } from './mask.ts'

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

/** A grid read between its cells for every pixel, or only for the covered run of each row. */
export function enlarge(grid: Grid, width: number, height: number, within?: Mask): Float32Array {
  const { cells, columns, rows, step } = grid
  const out = new Float32Array(width * height)
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
