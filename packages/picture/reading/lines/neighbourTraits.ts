import type { Path } from '@toile/geometry'
import { boxBlur } from '../../kernels/boxBlur.ts'
import { emptyPlane } from '../../kernels/plane.ts'
import type { Piece } from './piecesOf.ts'

/** How far round a piece its neighbours lie, in pixels. */
const reaches = [9, 32]

/** The traits of pieces by how they and those round them were judged at first: itself, before and after it, its whole run, those near it, and all. */
export function neighbourTraits(pieces: readonly Piece[], scores: readonly number[], size: { width: number; height: number }): number[][] {
  const { width } = size
  const [sum, count] = [emptyPlane(size), emptyPlane(size)]
  const runs = new Map<number, { sum: number; length: number }>()
  let [all, length] = [0, 0]
  pieces.forEach(({ path, run }, k) => {
    const score = scores[k] ?? 0
    for (const i of indexes(path, width)) {
      sum.values[i] = score
      count.values[i] = 1
    }
    const own = runs.get(run) ?? { sum: 0, length: 0 }
    runs.set(run, { sum: own.sum + score * path.length, length: own.length + path.length })
    all += score * path.length
    length += path.length
  })
  const near = reaches.map((reach) => {
    const [scored, counted] = [boxBlur(sum, reach).values, boxBlur(count, reach).values]
    return (i: number) => (scored[i] ?? 0) / Math.max(1e-6, counted[i] ?? 0)
  })
  return pieces.map(({ path, run }, k) => {
    const own = scores[k] ?? 0
    const of = (other: number) => (pieces[other]?.run === run ? (scores[other] ?? own) : own)
    const whole = runs.get(run)
    const places = indexes(path, width)
    return [
      own,
      of(k - 1),
      of(k + 1),
      whole ? whole.sum / whole.length : own,
      ...near.map((at) => places.reduce((total, i) => total + at(i), 0) / places.length),
      all / Math.max(1, length),
    ]
  })
}

const indexes = (path: Path, width: number) => path.map(([x, y]) => Math.floor(y) * width + Math.floor(x))
