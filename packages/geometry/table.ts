/** Rows of numbers ordered by their first column. */
export type Table = readonly (readonly number[])[]

/** A column read between rows by cubic Hermite interpolation; constant beyond both ends. */
export function readTable(rows: Table, at: number, column = 1): number {
  const last = rows.length - 1
  if (at <= rows[0][0]) return rows[0][column]
  if (at >= rows[last][0]) return rows[last][column]
  let i = 0
  while (rows[i + 1][0] < at) i++
  const step = rows[i + 1][0] - rows[i][0]
  const t = (at - rows[i][0]) / step
  const slope = (a: number, b: number) => (rows[b][column] - rows[a][column]) / (rows[b][0] - rows[a][0] || 1)
  const leaving = i > 0 ? slope(i - 1, i + 1) : slope(i, i + 1)
  const arriving = i + 2 <= last ? slope(i, i + 2) : slope(i, i + 1)
  const t2 = t * t
  const t3 = t2 * t
  return (
    (2 * t3 - 3 * t2 + 1) * rows[i][column] +
    (t3 - 2 * t2 + t) * step * leaving +
    (-2 * t3 + 3 * t2) * rows[i + 1][column] +
    (t3 - t2) * step * arriving
  )
}
