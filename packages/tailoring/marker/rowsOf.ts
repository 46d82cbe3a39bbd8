import { type Path, sure } from '@toile/geometry'

/** What cells of the cloth measure across it and along it, in millimetres. */
export interface Cell {
  across: number
  along: number
}

/** A run of cells from the first to before the last. */
export type Run = readonly [first: number, last: number]

/** The runs of a row of cells, ascending and apart from one another. */
export type Row = readonly Run[]

/** Cells that are only touched from beside are free, in cells. */
const touch = 1e-6

/** The cells that closed outlines in millimetres, none of which reaches below nought, cover together in every row, from below. */
export function rowsOf(outlines: readonly Path[], cell: Cell): Row[] {
  const high = Math.max(0, ...outlines.flatMap((outline) => outline.map(([, y]) => y)))
  const rows = Array.from({ length: Math.ceil(high / cell.along - touch) }, (): Run[] => [])
  for (const outline of outlines) {
    const crossed = rows.map((): number[] => [])
    outline.forEach(([x0, y0], i) => {
      const [x1, y1] = sure(outline[(i + 1) % outline.length])
      const [low, top] = [Math.min(y0, y1) / cell.along, Math.max(y0, y1) / cell.along]
      const at = (y: number) => (y0 === y1 ? x0 : x0 + ((x1 - x0) * (y * cell.along - y0)) / (y1 - y0)) / cell.across
      const last = Math.min(rows.length - 1, Math.floor(top - touch))
      for (let row = Math.max(0, Math.floor(low + touch)); row <= last; row++) {
        const ends = [at(Math.max(low, row)), y0 === y1 ? x1 / cell.across : at(Math.min(top, row + 1))]
        const first = Math.floor(Math.min(...ends) + touch)
        sure(rows[row]).push([first, Math.max(first + 1, Math.ceil(Math.max(...ends) - touch))])
        const middle = row + 0.5
        if (low <= middle && middle < top) sure(crossed[row]).push(at(middle))
      }
    })
    crossed.forEach((all, row) => sure(rows[row]).push(...insides(all)))
  }
  return rows.map(joined)
}

/** The runs of cells between every two crossings of a level. */
function insides(crossed: readonly number[]): Run[] {
  const sorted = crossed.toSorted((a, b) => a - b)
  return sorted.flatMap((from, i): Run[] =>
    i % 2 === 0 && i + 1 < sorted.length ? [[Math.floor(from), Math.ceil(sure(sorted[i + 1]))]] : [],
  )
}

/** Runs in order, those that meet as one. */
export function joined(runs: readonly Run[]): Row {
  const row: [number, number][] = []
  for (const [first, last] of runs.toSorted((a, b) => a[0] - b[0])) {
    const before = row.at(-1)
    if (before && first <= before[1]) before[1] = Math.max(before[1], last)
    else row.push([first, last])
  }
  return row
}
