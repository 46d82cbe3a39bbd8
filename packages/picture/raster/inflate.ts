import { type Grid, openGrid } from './grid.ts'
import type { Mask } from './mask.ts'

interface Level {
  grid: Grid
  /** Covered share of each cell. */
  cover: Float32Array
  first: Int32Array
  last: Int32Array
}

/**
 * Height of a cushion blown up under a mask, in pixels: the root of the solution of laplace = -2 with 0 outside, which is an exact
 * half circle over a strip. Solved on cells of `step` pixels, begun from a three times coarser solution.
 */
export function inflate(mask: Mask, step: number): Grid {
  const fine = levelOf(mask, step)
  const coarse = levelOf(mask, step * 3)
  relax(coarse, 1.85, 60)
  prolong(coarse.grid, fine)
  relax(fine, 1.7, 14)
  const { cells } = fine.grid
  for (let i = 0; i < cells.length; i++) cells[i] = Math.sqrt(Math.max(0, cells[i])) * step
  return fine.grid
}

function levelOf(mask: Mask, step: number): Level {
  const grid = openGrid(mask.width, mask.height, step)
  const { columns, rows } = grid
  const cover = new Float32Array(columns * rows)
  for (let y = 0; y < mask.height; y++) {
    const row = (Math.floor(y / step) + 1) * columns + 1
    for (let x = mask.first[y]; x <= mask.last[y]; x++) cover[row + ((x / step) | 0)] += mask.alpha[y * mask.width + x]
  }
  const full = 255 * step * step
  const first = new Int32Array(rows).fill(columns)
  const last = new Int32Array(rows).fill(-1)
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const i = row * columns + column
      cover[i] /= full
      if (cover[i] <= 0.03) {
        cover[i] = 0
        continue
      }
      if (column < first[row]) first[row] = column
      last[row] = column
    }
  }
  return { grid, cover, first, last }
}

/** Successive over-relaxation; a partly covered cell takes its share squared, without which slanted edges scallop. */
function relax({ grid, cover, first, last }: Level, omega: number, sweeps: number): void {
  const { cells, columns, rows } = grid
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let row = 1; row < rows - 1; row++) {
      const end = row * columns + last[row]
      for (let i = row * columns + first[row]; i <= end; i++) {
        const share = cover[i]
        if (share === 0) continue
        const wanted = (cells[i - 1] + cells[i + 1] + cells[i - columns] + cells[i + columns] + 2) * 0.25
        if (share > 0.99) cells[i] += omega * (wanted - cells[i])
        else cells[i] = share * share * wanted
      }
    }
  }
}

function prolong(from: Grid, to: Level): void {
  const ratio = from.step / to.grid.step
  const gain = ratio * ratio
  const { cells, columns, rows } = to.grid
  for (let row = 1; row < rows - 1; row++) {
    const down = (row - 0.5) / ratio + 0.5
    const top = Math.min(from.rows - 2, Math.floor(down))
    const v = down - top
    for (let column = to.first[row]; column <= to.last[row]; column++) {
      if (to.cover[row * columns + column] === 0) continue
      const over = (column - 0.5) / ratio + 0.5
      const left = Math.min(from.columns - 2, Math.floor(over))
      const u = over - left
      const k = top * from.columns + left
      const upper = from.cells[k] * (1 - u) + from.cells[k + 1] * u
      const lower = from.cells[k + from.columns] * (1 - u) + from.cells[k + from.columns + 1] * u
      cells[row * columns + column] = (upper * (1 - v) + lower * v) * gain
    }
  }
}
