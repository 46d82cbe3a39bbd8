import { sure } from '@toile/geometry'
import type { Row } from './rowsOf.ts'

/** Something that lies on cloth, in cells: its rows and its lower left cell. */
interface Lying {
  rows: readonly Row[]
  column: number
  row: number
}

/** How often everything is pushed once more. */
const rounds = 3

/** Pushes what lies on cloth down and to its left as far as it goes, the lowest first, and then once more; what may not move along an axis stays on it. */
export function settle<Thing extends Lying>(
  things: readonly Thing[],
  { down, left }: { down: boolean; left: boolean },
): Thing[] {
  const lying = things.map((thing) => ({ ...thing }))
  const order = lying.toSorted((a, b) => a.row - b.row || a.column - b.column)
  for (let round = 0; round < rounds; round++)
    for (const thing of order) {
      const others = order.filter((other) => other !== thing)
      while (down && thing.row > 0 && isFree(thing, thing.row - 1, thing.column, others)) thing.row--
      while (left && thing.column > 0 && isFree(thing, thing.row, thing.column - 1, others)) thing.column--
      while (down && thing.row > 0 && isFree(thing, thing.row - 1, thing.column, others)) thing.row--
    }
  return lying
}

/** Whether something would meet nothing else at a place. */
function isFree({ rows }: Lying, row: number, column: number, others: readonly Lying[]): boolean {
  return others.every((other) => {
    const [from, to] = [Math.max(row, other.row), Math.min(row + rows.length, other.row + other.rows.length)]
    for (let at = from; at < to; at++) {
      const shift = column - other.column
      for (const [first, last] of sure(rows[at - row]))
        for (const [start, end] of sure(other.rows[at - other.row]))
          if (first + shift < end && last + shift > start) return false
    }
    return true
  })
}
