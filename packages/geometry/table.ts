import { sure } from './sure.ts'

/** Rows of numbers ordered by their first column. */
export type Table = readonly (readonly number[])[]

/** A column read between rows by cubic Hermite interpolation; constant beyond both ends. */
export function readTable(rows: Table, at: number, column = 1): number {
  const read = (row: number, of: number) => sure(sure(rows[row])[of])
  const last = rows.length - 1
  if (at <= read(0, 0)) return read(0, column)
  if (at >= read(last, 0)) return read(last, column)
  let i = 0
  while (read(i + 1, 0) < at) i++
  const step = read(i + 1, 0) - read(i, 0)
  const t = (at - read(i, 0)) / step
  const slope = (a: number, b: number) => (read(b, column) - read(a, column)) / (read(b, 0) - read(a, 0) || 1)
  const leaving = i > 0 ? slope(i - 1, i + 1) : slope(i, i + 1)
  const arriving = i + 2 <= last ? slope(i, i + 2) : slope(i, i + 1)
  const t2 = t * t
  const t3 = t2 * t
  return (
    (2 * t3 - 3 * t2 + 1) * read(i, column) +
    (t3 - 2 * t2 + t) * step * leaving +
    (-2 * t3 + 3 * t2) * read(i + 1, column) +
    (t3 - t2) * step * arriving
  )
}
