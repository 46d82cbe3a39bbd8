import type { Path } from '@toile/geometry'
import { boxBlur } from '../../kernels/boxBlur.ts'
import { cellSums, cellsOf } from './cells.ts'
import type { Piece } from './piecesOf.ts'

/** How far round a piece its neighbours lie, in cells. */
const reaches = [3, 11]

/** The traits of pieces by how they and those round them were judged at first: itself, before and after it, its whole run, those near it, and all. */
export function neighbourTraits(
  pieces: readonly Piece[],
  scores: readonly number[],
  size: { width: number; height: number },
): number[][] {
  const { width } = size
  const cells = cellsOf(size)
  const scored = new Map<number, number>()
  const runs = new Map<number, { sum: number; length: number }>()
  let [all, length] = [0, 0]
  pieces.forEach(({ path, run }, k) => {
    const score = scores[k] ?? 0
    for (const i of indexes(path, width)) scored.set(i, score)
    const own = runs.get(run) ?? { sum: 0, length: 0 }
    runs.set(run, { sum: own.sum + score * path.length, length: own.length + path.length })
    all += score * path.length
    length += path.length
  })
  const places = [...scored.keys()]
  const sums = cellSums(cells, places, (i) => scored.get(i) ?? 0)
  const counts = cellSums(cells, places, () => 1)
  const near = reaches.map((reach) => {
    const [summed, counted] = [boxBlur(sums, reach).values, boxBlur(counts, reach).values]
    return (i: number) => {
      const cell = cells.of[i] ?? 0
      return (summed[cell] ?? 0) / Math.max(1e-6, counted[cell] ?? 0)
    }
  })
  return pieces.map(({ path, run }, k) => {
    const own = scores[k] ?? 0
    const of = (other: number) => (pieces[other]?.run === run ? (scores[other] ?? own) : own)
    const whole = runs.get(run)
    const middle = indexes(path, width)[path.length >> 1] ?? 0
    return [
      own,
      of(k - 1),
      of(k + 1),
      whole ? whole.sum / whole.length : own,
      ...near.map((at) => at(middle)),
      all / Math.max(1, length),
    ]
  })
}

const indexes = (path: Path, width: number) => path.map(([x, y]) => Math.floor(y) * width + Math.floor(x))
