import { nearest } from './nearest.ts'

/** Takes the filters of PNG off rows of differences; `step` are the bytes of a pixel. Null where a row names a filter that there is not. */
export function unfilterRows(filtered: Uint8Array, length: number, height: number, step: number): Uint8Array | null {
  const rows = new Uint8Array(length * height)
  let above = new Uint8Array(length)
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (length + 1)]!
    if (filter > 4) return null
    const row = rows.subarray(y * length, (y + 1) * length)
    row.set(filtered.subarray(y * (length + 1) + 1, (y + 1) * (length + 1)))
    if (filter > 0) addBack(row, above, filter, step)
    above = row
  }
  return rows
}

function addBack(row: Uint8Array, above: Uint8Array, filter: number, step: number): void {
  if (filter === 1) for (let x = step; x < row.length; x++) row[x] = row[x]! + row[x - step]!
  else if (filter === 2) for (let x = 0; x < row.length; x++) row[x] = row[x]! + above[x]!
  else
    for (let x = 0; x < row.length; x++) {
      const left = x < step ? 0 : row[x - step]!
      const up = above[x]!
      const corner = x < step ? 0 : above[x - step]!
      row[x] = row[x]! + (filter === 3 ? (left + up) >> 1 : nearest(left, up, corner))
    }
}
