import type { SloganDocument } from '@toile/craft/slogans/slogan.ts'
import type { Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { type LaidItem } from './layItem.ts'
import { flatten } from './letterOutlines.ts'

/** Two texts whose letters lie over each other, by their ids. */
export interface Overlap {
  first: string
  second: string
}

/** Cells along the longer side of the grid on which letters are compared. */
const fine = 700
/** The area in square millimetres from which an overlap is seen. */
const least = 0.4

/** The texts that lie over each other, by their real outlines, not their boxes (requirement S5.18). */
export function overlapsIn(
  { width, height }: Pick<SloganDocument, 'width' | 'height'>,
  laid: readonly LaidItem[],
): Overlap[] {
  const cell = Math.max(width, height) / fine
  const across = Math.ceil(width / cell)
  const down = Math.ceil(height / cell)
  const texts = laid.filter(({ item, outlines }) => item.kind === 'text' && outlines.length > 0)
  const filled = texts.map(({ item, outlines }) => ({
    id: item.id,
    cells: cellsOf(
      outlines.flatMap((outline) => flatten(outline, cell / 2)),
      cell,
      across,
      down,
    ),
  }))
  const enough = Math.max(3, least / (cell * cell))
  return filled.flatMap((one, i) =>
    filled
      .slice(i + 1)
      .flatMap((other) => (shared(one.cells, other.cells) >= enough ? [{ first: one.id, second: other.id }] : [])),
  )
}

function shared(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let i = 0; i < one.length; i++) if (one[i] && other[i]) count++
  return count
}

/** The cells whose middles lie inside closed runs, by the nonzero rule. */
function cellsOf(runs: readonly (readonly Point[])[], cell: number, across: number, down: number): Uint8Array {
  const cells = new Uint8Array(across * down)
  const rows: [number, number][][] = Array.from({ length: down }, () => [])
  for (const run of runs) {
    for (let i = 0; i < run.length; i++) {
      const [x0, y0] = sure(run[i])
      const [x1, y1] = sure(run[(i + 1) % run.length])
      const turn = y1 > y0 ? 1 : -1
      const first = Math.max(0, Math.ceil(Math.min(y0, y1) / cell - 0.5))
      for (let row = first; row < down && (row + 0.5) * cell < Math.max(y0, y1); row++)
        sure(rows[row]).push([x0 + (((row + 0.5) * cell - y0) / (y1 - y0)) * (x1 - x0), turn])
    }
  }
  rows.forEach((crossings, row) => {
    crossings.sort((a, b) => a[0] - b[0])
    let winding = 0
    crossings.forEach(([x, turn], i) => {
      winding += turn
      if (winding === 0 || i + 1 === crossings.length) return
      const from = Math.max(0, Math.ceil(x / cell - 0.5))
      const to = Math.min(across, Math.ceil(sure(crossings[i + 1])[0] / cell - 0.5))
      for (let column = from; column < to; column++) cells[row * across + column] = 1
    })
  })
  return cells
}
