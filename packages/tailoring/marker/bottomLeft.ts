import { sure } from '@toile/geometry'
import { cell, type Run } from './rowsOf.ts'

/** Something to be laid: its rows of cells and its width in millimetres. */
export interface Laid {
  rows: readonly Run[]
  width: number
}

/** Lays things in their order on cloth of a width in millimetres, each as low as it can lie and then as far to the left; gives the lower left cell of each. */
export function bottomLeft(things: readonly Laid[], width: number): { column: number; row: number }[] {
  const cloth: Run[][] = []
  return things.map(({ rows, width: own }) => {
    const columns = Math.floor((width - own) / cell + 1e-9) + 1
    let [row, column] = [0, firstFree(cloth, rows, 0, columns)]
    while (column === null) {
      row++
      column = firstFree(cloth, rows, row, columns)
    }
    for (const [i, [first, last]] of rows.entries()) (cloth[row + i] ??= []).push([first + column, last + column])
    return { column, row }
  })
}

/** The first column in which rows of cells meet nothing that lies on the cloth, or nothing. */
function firstFree(cloth: readonly Run[][], rows: readonly Run[], row: number, columns: number): number | null {
  const changes = new Int32Array(columns + 1)
  rows.forEach(([first, last], i) => {
    for (const [from, to] of cloth[row + i] ?? []) {
      const [start, end] = [Math.max(0, from - last + 1), Math.min(columns, to - first)]
      if (end <= start) continue
      changes[start] = sure(changes[start]) + 1
      changes[end] = sure(changes[end]) - 1
    }
  })
  let over = 0
  for (let column = 0; column < columns; column++) {
    over += sure(changes[column])
    if (over === 0) return column
  }
  return null
}
