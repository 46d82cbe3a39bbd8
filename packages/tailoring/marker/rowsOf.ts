import { type Path, sure } from '@toile/geometry'

/** The side of a cell of the cloth in millimetres. */
export const cell = 5

/** A run of cells from the first to before the last. */
export type Run = readonly [first: number, last: number]

/** The cells that an outline in millimetres, with its left and lower bounds at nought, touches or lies round in every row, from below. */
export function rowsOf(outline: Path): Run[] {
  const rows: [number, number][] = []
  const reach = (row: number, x: number) => {
    const run = (rows[row] ??= [Infinity, -Infinity])
    run[0] = Math.min(run[0], Math.floor(x / cell))
    run[1] = Math.max(run[1], Math.floor(x / cell) + 1)
  }
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = sure(outline[(i + 1) % outline.length])
    const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)]
    const last = Math.floor(high / cell)
    for (let row = Math.floor(low / cell); row <= last; row++) {
      for (const level of [Math.max(low, row * cell), Math.min(high, (row + 1) * cell)]) {
        reach(row, y0 === y1 ? x0 : x0 + ((x1 - x0) * (level - y0)) / (y1 - y0))
      }
      if (y0 === y1) reach(row, x1)
    }
  })
  return rows
}
