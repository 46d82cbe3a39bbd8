import { sure } from '@toile/geometry'
import { flatRuns } from './flatRuns.ts'
import type { Row } from './rowsOf.ts'

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
  const cloth: number[][] = []
  const free: number[] = []
  const below = new Map<Laid, number>()
  return things.map(({ way, right }) => {
    // What is alike cannot lie lower than the one before.
    let row = below.get(way) ?? way.row.rest
    let column = freeColumn(cloth, way, row, columns, right, free)
    while (column === null) {
      row += way.row.each
      column = freeColumn(cloth, way, row, columns, right, free)
    }
    below.set(way, row)
    for (const [i, runs] of way.rows.entries()) {
      const line = (cloth[row + i] ??= [])
      for (const [first, last] of runs) flatRuns.put(line, first + column, last + column)
    }
    return { column, row }
  })
}

/** The first column, or the last, in which rows of cells meet nothing that lies on the cloth, or nothing; `free` is room to reckon in. */
function freeColumn(
  cloth: readonly (readonly number[])[],
  { rows, probe, width, column: every }: Laid,
  row: number,
  columns: number,
  right: boolean,
  free: number[],
): number | null {
  free.length = 0
  flatRuns.put(free, 0, columns - width + 1)
  for (const i of probe) {
    const line = cloth[row + i]
    if (!line) continue
    for (const [first, last] of sure(rows[i]))
      for (let k = 0; k < line.length; k += 2) flatRuns.take(free, sure(line[k]) - last + 1, sure(line[k + 1]) - first)
    if (free.length === 0) return null
  }
  return chosen(free, every, right)
}

/** The first or the last of free cells that is one of every so many, or nothing. */
function chosen(free: readonly number[], { each, rest }: Every, right: boolean): number | null {
  const over = (by: number) => (((by - rest) % each) + each) % each
  const fitting: number[] = []
  for (let k = 0; k < free.length; k += 2) {
    const [from, to] = [sure(free[k]), sure(free[k + 1])]
    const at = right ? to - 1 - over(to - 1) : from + ((each - over(from)) % each)
    if (at >= from && at < to) fitting.push(at)
  }
  return (right ? fitting.at(-1) : fitting[0]) ?? null
}
