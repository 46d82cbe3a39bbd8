import type { Cell } from './rowsOf.ts'

/** What is repeated on cloth, in millimetres across it and along it: a stripe or a plaid. */
export interface Repeat {
  across?: number
  along?: number
}

/** The cells of the cloth: those that lays are tried on, the finer ones that pieces are pushed together on, how many of these are one of those along it, and in how many of the former a repeat ends. */
export interface Grid {
  cell: Cell
  fine: Cell
  finer: number
  each: Cell
}

/** Cells that lays are tried on and that pieces are pushed together on, in millimetres, and how many fine ones are one of the others. */
const [tried, finer, across] = [10, 5, 1]

/** The cells for cloth with a repeat, which ends with a cell. */
export function gridFor({ across: wide, along: long }: Repeat): Grid {
  const parts = (repeat: number | undefined, size: number) => (repeat ? Math.max(1, Math.round(repeat / size)) : 1)
  const each = { across: parts(wide, across), along: parts(long, tried) }
  const cell = { across: wide ? wide / each.across : across, along: long ? long / each.along : tried }
  return { cell, fine: { across: cell.across, along: cell.along / finer }, finer, each }
}
