import { mix, type Path, spline } from '@toile/geometry'
import { crease, ridge } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import { stripAlong } from './ribbon.ts'

/** A soft turn of cloth round the neck, with folds that run along it. */
export function softTurn(name: string, points: Path, width: (t: number) => number, own: Partial<Piece>): Piece {
  const middle = spline(points, false, 10)
  const { outline, left, right } = stripAlong(middle, width)
  const run = (share: number) => left.map((p, i) => mix(p, right[i], share))
  const drapes = [0.24, 0.5, 0.74].map((share) => run(share).filter((_, i) => i % 3 === 0))
  return makePiece('scarf', name, [outline], {
    left,
    right,
    fullness: 0.9,
    folds: drapes.map((path) => ridge(path, 0.022, 0.9, [0.12, 0.2])),
    lines: drapes.map((path, i) => crease(spline(path, false, 6).slice(i * 3, i === 1 ? -14 : -4), 1.3, [0.25, 0.5])),
    ...own,
  })
}
