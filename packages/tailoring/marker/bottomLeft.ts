import { sure } from '@toile/geometry'
import { joined, type Row, type Run } from './rowsOf.ts'

/** Cells of which only every so many-th may be taken, and how many are left over by division. */
export interface Every {
  each: number
  rest: number
}

/** Something to be laid: its rows of cells, the rows in the order in which they are most likely in the way, its width in cells, and where its first row and its first column may lie. */
export interface Laid {
  rows: readonly Row[]
  probe: readonly number[]
  width: number
  row: Every
  column: Every
}

/** Any place. */
export const anywhere: Every = { each: 1, rest: 0 }

/** The rows of something from its ends inwards, far from one another first. */
export function probeOf(count: number): number[] {
  const bits = Math.max(1, Math.ceil(Math.log2(count)))
  const turned = (i: number) =>
    Array.from({ length: bits }, (_, bit) => (i >> bit) & 1).reduce((sum, bit) => 2 * sum + bit, 0)
  const spread = Array.from({ length: 2 ** bits }, (_, i) => turned(i))
  return [...new Set([0, count - 1, ...spread])].filter((row) => row < count)
}

/** Lays things in their order on cloth so many columns wide, each as low as it can lie and then as far to the left, or to the right; gives the lower left cell of each. */
export function bottomLeft(
  things: readonly { way: Laid; right: boolean }[],
  columns: number,
): { column: number; row: number }[] {
  const cloth: Row[] = []
  const below = new Map<Laid, number>()
  return things.map(({ way, right }) => {
    // What is alike cannot lie lower than the one before.
    let row = below.get(way) ?? way.row.rest
    let column = freeColumn(cloth, way, row, columns, right)
    while (column === null) {
      row += way.row.each
      column = freeColumn(cloth, way, row, columns, right)
    }
    below.set(way, row)
    for (const [i, runs] of way.rows.entries()) {
      const moved = runs.map(
        ([first, last]): Run => [first + sure(column ?? undefined), last + sure(column ?? undefined)],
      )
      cloth[row + i] = joined([...(cloth[row + i] ?? []), ...moved])
    }
    return { column, row }
  })
}

/** The first column, or the last, in which rows of cells meet nothing that lies on the cloth, or nothing. */
function freeColumn(
  cloth: readonly Row[],
  { rows, probe, width, column: every }: Laid,
  row: number,
  columns: number,
  right: boolean,
): number | null {
  let free: Row = [[0, columns - width + 1]]
  for (const i of probe) {
    for (const [from, to] of cloth[row + i] ?? [])
      for (const [first, last] of sure(rows[i])) free = without(free, from - last + 1, to - first)
    if (free.length === 0) return null
  }
  const fitting = free.flatMap(([from, to]) => {
    const shift = (by: number) => (((by - every.rest) % every.each) + every.each) % every.each
    const at = right ? to - 1 - shift(to - 1) : from + ((every.each - shift(from)) % every.each)
    return at >= from && at < to ? [at] : []
  })
  return (right ? fitting.at(-1) : fitting[0]) ?? null
}

/** A row without what lies from one cell to before another. */
function without(row: Row, from: number, to: number): Row {
  if (!row.some(([first, last]) => from < last && to > first)) return row
  return row.flatMap(([first, last]): Run[] => {
    const parts: Run[] = [
      [first, Math.min(last, from)],
      [Math.max(first, to), last],
    ]
    return from >= last || to <= first ? [[first, last]] : parts.filter(([a, b]) => a < b)
  })
}
