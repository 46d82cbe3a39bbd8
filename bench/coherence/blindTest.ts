import { openChance, sure } from '@toile/geometry'

/** How well line-ups are told by their photographs. */
export interface Blind {
  /** Right answers of a draw of `size`. */
  right: number
  size: number
  /** Right answers where all photographs are shown at once. */
  ofAll: number
  all: number
  /** The mean place of the own photograph among all, 1 the first. */
  rank: number
}

const draws = 300
const most = 8

/** Shows each line-up of a draw the draw's photographs and takes the nearest; `distances[i][j]` is how far line-up i is from photograph j, endless when it says nothing. */
export function blindTest(distances: readonly (readonly number[])[]): Blind {
  const all = distances.length
  const size = Math.min(most, all)
  const chance = openChance(5)
  const every = distances.map((_, i) => i)
  let right = 0
  for (let draw = 0; draw < draws; draw++) {
    const shown = chance.shuffled(every).slice(0, size)
    right += shown.filter((i) => isNearest(sure(distances[i]), i, shown)).length
  }
  const ranks = distances.map((row, i) => 1 + row.filter((value, j) => j !== i && !(sure(row[i]) < value)).length)
  return {
    right: right / draws,
    size,
    ofAll: distances.filter((row, i) => isNearest(row, i, every)).length,
    all,
    rank: ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, all),
  }
}

/** A tie is no answer. */
const isNearest = (row: readonly number[], own: number, shown: readonly number[]) =>
  Number.isFinite(row[own]) && shown.every((j) => j === own || sure(row[own]) < sure(row[j]))
