/** One picture in a row: its share 0..1 of the row's free width. */
export interface JustifiedTile {
  share: number
  /** How many stand in its row. */
  together: number
}

/**
 * Lays pictures in rows of equal height without cropping: rows are filled until their aspect sums to about `fullness`.
 * Takes width divided by height of each; a last row that is not full keeps the row height and leaves room at its end.
 */
export function justifiedRows(aspects: readonly number[], fullness: number): JustifiedTile[] {
  const rows: number[][] = []
  let row: number[] = []
  for (const aspect of aspects) {
    const sum = row.reduce((total, one) => total + one, 0)
    const better = Math.abs(sum + aspect - fullness) <= Math.abs(sum - fullness)
    if (row.length > 0 && !better) {
      rows.push(row)
      row = []
    }
    row.push(aspect)
  }
  if (row.length > 0) rows.push(row)
  return rows.flatMap((members, index) => {
    const sum = members.reduce((total, one) => total + one, 0)
    const whole = index === rows.length - 1 ? Math.max(sum, fullness * 0.55) : sum
    return members.map((aspect) => ({ share: aspect / whole, together: members.length }))
  })
}
