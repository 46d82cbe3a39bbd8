import { type Grid, openGrid } from './grid.ts'
import type { Mask } from './mask.ts'

/** Whether the edge at a place, in pixels, with a way out (of any length) is an end across which the form runs on unrounded. */
export type EndAt = (x: number, y: number, outX: number, outY: number) => boolean

interface Level {
  grid: Grid
  /** Share of its neighbours' sum that an inside cell takes; 0 outside. */
  gain: Float32Array
  /** Cells at ends, which are held to nothing. */
  ends: readonly number[]
  first: Int32Array
  last: Int32Array
}

/**
 * Height of a cushion blown up under a mask, in pixels: the root of the solution of laplace = -2 with 0 outside, which is an exact
 * half circle over a strip. Solved on cells of `step` pixels, begun from a three times coarser solution. At an end nothing is held to 0;
 * `bound` holds each row to what is round there, where a grid is too coarse for a narrow part and may take all its edge for an end.
 */
export function inflate(mask: Mask, step: number, isEnd?: EndAt, bound = false): Grid {
  const fine = levelOf(mask, step, isEnd)
  const coarse = levelOf(mask, step * 3, isEnd)
  relax(coarse, 1.85, 60, bound)
  prolong(coarse.grid, fine)
  relax(fine, 1.7, 14, bound)
  const { cells } = fine.grid
  for (let i = 0; i < cells.length; i++) cells[i] = Math.sqrt(Math.max(0, cells[i])) * step
  runOn(fine)
  return fine.grid
}

/** The form runs on for two cells beyond its ends, so that it is read there without a slope. */
function runOn({ grid: { cells, columns }, gain, ends }: Level): void {
  let edge = ends
  const met = new Set(ends)
  for (let ring = 0; ring < 2; ring++) {
    const next = new Map<number, [sum: number, count: number]>()
    for (const i of edge) {
      for (const to of [i - 1, i + 1, i - columns, i + columns]) {
        if (gain[to] !== 0 || met.has(to)) continue
        const [sum, count] = next.get(to) ?? [0, 0]
        next.set(to, [sum + cells[i], count + 1])
      }
    }
    for (const [i, [sum, count]] of next) {
      cells[i] = sum / count
      met.add(i)
    }
    edge = [...next.keys()]
  }
}

function levelOf(mask: Mask, step: number, isEnd: EndAt | undefined): Level {
  const grid = openGrid(mask.width, mask.height, step)
  const { columns, rows } = grid
  const cover = coverOf(mask, grid)
  const gain = new Float32Array(columns * rows)
  const ends: number[] = []
  const first = new Int32Array(rows).fill(columns)
  const last = new Int32Array(rows).fill(-1)
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const i = row * columns + column
      if (cover[i] < 0.5) continue
      const ghosts =
        ghost(cover[i], cover[i - 1]) +
        ghost(cover[i], cover[i + 1]) +
        ghost(cover[i], cover[i - columns]) +
        ghost(cover[i], cover[i + columns])
      gain[i] = 1 / (4 + ghosts)
      if (ghosts && isEnd && endsAt(cover, i, columns, grid, isEnd)) {
        gain[i] = 1 / inner(cover, i, columns)
        ends.push(i)
      }
      if (column < first[row]) first[row] = column
      last[row] = column
    }
  }
  return { grid, gain, ends, first, last }
}

/**
 * What an outside neighbour adds to a cell's own weight: the edge crosses between the two where coverage is a half, and the neighbour mirrors
 * the cell there. Without it the edge jumps from cell to cell and light scallops along slanted sides.
 */
function ghost(inside: number, outside: number): number {
  if (outside >= 0.5) return 0
  const share = Math.max(0.12, (inside - 0.5) / (inside - outside))
  return (1 - share) / share
}

/** Whether a cell at the edge lies at an end; the way out is read over two cells to each side. */
function endsAt(cover: Float32Array, i: number, columns: number, { step }: Grid, isEnd: EndAt): boolean {
  let outX = 0
  let outY = 0
  for (let down = -2; down <= 2; down++) {
    for (let over = -2; over <= 2; over++) {
      const empty = 1 - (cover[i + down * columns + over] ?? 0)
      outX += over * empty
      outY += down * empty
    }
  }
  return isEnd(((i % columns) - 0.5) * step, (Math.floor(i / columns) - 0.5) * step, outX, outY)
}

/** How many neighbours of a cell are covered. */
const inner = (cover: Float32Array, i: number, columns: number): number =>
  Math.max(
    1,
    +(cover[i - 1] >= 0.5) + +(cover[i + 1] >= 0.5) + +(cover[i - columns] >= 0.5) + +(cover[i + columns] >= 0.5),
  )

function coverOf(mask: Mask, { columns, rows, step }: Grid): Float32Array {
  const cover = new Float32Array(columns * rows)
  const unit = 1 / (255 * step * step)
  for (let y = 0; y < mask.height; y++) {
    const row = (Math.floor(y / step) + 1) * columns + 1
    for (let x = mask.first[y]; x <= mask.last[y]; x++) {
      cover[row + ((x / step) | 0)] += mask.alpha[y * mask.width + x] * unit
    }
  }
  return cover
}

/** Cells across which a row is told from its ends. */
const narrow = 9

/** Successive over-relaxation. */
function relax({ grid, gain, first, last }: Level, omega: number, sweeps: number, bound: boolean): void {
  const { cells, columns, rows } = grid
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let row = 1; row < rows - 1; row++) {
      const end = row * columns + last[row]
      const wide = last[row]! - first[row]! + 1
      const most = bound && wide < narrow ? (0.55 * wide + 0.5) ** 2 : Number.POSITIVE_INFINITY
      let left = 0
      for (let i = row * columns + first[row]!; i <= end; i++) {
        const before = cells[i]!
        if (gain[i] === 0) {
          left = before
          continue
        }
        // What waits for the cell beside it comes last.
        const wanted = (left + (cells[i + 1]! + cells[i - columns]! + cells[i + columns]! + 2)) * gain[i]!
        const now = before + omega * (wanted - before)
        left = Math.fround(now < most ? now : most)
        cells[i] = left
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
      if (to.gain[row * columns + column] === 0) continue
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
