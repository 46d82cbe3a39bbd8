import { sure } from './sure.ts'

/** Rows of numbers ordered by their first column. */
export type Table = readonly (readonly number[])[]

/** A column read between rows by cubic Hermite interpolation; constant beyond both ends. */
export function readTable(rows: Table, at: number, column = 1): number {
  const last = rows.length - 1
  const [top, bottom] = [sure(rows[0]), sure(rows[last])]
  if (at <= sure(top[0])) return sure(top[column])
  if (at >= sure(bottom[0])) return sure(bottom[column])
  let i = 0
  while (sure(sure(rows[i + 1])[0]) < at) i++
  const [from, to] = [sure(rows[i]), sure(rows[i + 1])]
  const [level, value, next] = [sure(from[0]), sure(from[column]), sure(to[column])]
  const step = sure(to[0]) - level
  const t = (at - level) / step
  const leaving = slopeBetween(i > 0 ? sure(rows[i - 1]) : from, to, column)
  const arriving = slopeBetween(from, i + 2 <= last ? sure(rows[i + 2]) : to, column)
  const t2 = t * t
  const t3 = t2 * t
  return (
    (2 * t3 - 3 * t2 + 1) * value +
    (t3 - 2 * t2 + t) * step * leaving +
    (-2 * t3 + 3 * t2) * next +
    (t3 - t2) * step * arriving
  )
}

const slopeBetween = (a: readonly number[], b: readonly number[], column: number): number =>
  (sure(b[column]) - sure(a[column])) / (sure(b[0]) - sure(a[0]) || 1)
