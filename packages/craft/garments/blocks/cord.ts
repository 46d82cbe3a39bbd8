import { add, joined, offset, type Point, reversed, spline } from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'

/** A hanging cord or ribbon from an eyelet, `width` heads wide, in the trim colour. */
export function draftCord(name: string, from: Point, fall: readonly Point[], width = 0.028): Piece {
  const middle = spline([from, ...fall.map((by) => add(from, by))], false, 8)
  const left = offset(middle, width / 2)
  const right = offset(middle, -width / 2)
  return makePiece('tie', name, [joined(left, reversed(right))], {
    order: 6,
    left,
    right,
    fullness: 0.5,
    colour: 'trim',
    takesPrint: false,
    fittings: [{ at: from, radius: 0.02, kind: 'eyelet' }],
  })
}
