import { add, along, contains, distance, type Point, rotate, scale, subtract, sure, unit } from '@toile/geometry'
import { z } from 'zod'
import { edgePath } from '../../pattern/edgePath.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { byForm, nameForm, shareForm } from '../forms.ts'
import { cornersFrom, type Motion, movedPart } from '../shape/movedPart.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

const endForm = z.object({ edge: nameForm, at: shareForm })
type End = z.output<typeof endForm>

/** The shortest line that a piece is cut along, in millimetres. */
const shortest = 10

/** Cuts a piece along a line from one edge to another and spreads it, or laps it, by millimetres at each end; the edges that are cut are drawn anew over the gap. */
export const slashAndSpread = defineEdit({
  kind: 'slashAndSpread',
  name: 'Slash and spread',
  says: 'Cut a piece along a line from a place on one edge to a place on another, and spread it by millimetres at its start and at its end; less than none laps it.',
  takes: { piece: nameForm, from: endForm, to: endForm, start: byForm, end: byForm },
  apply(pattern, { piece: id, from, to, start, end }) {
    const piece = pieceNamed(pattern, id)
    const [first, last] = [edgeNamed(piece, from.edge), edgeNamed(piece, to.edge)]
    const line = [placeOf(piece, from), placeOf(piece, to)] as const
    if (first === last || distance(...line) < shortest)
      throw new CannotEdit({ kind: 'missesPiece', piece: id, edge: to.edge })
    const count = piece.corners.length
    const near = cornersFrom(piece, (first + 1) % count, last)
    const rest = cornersFrom(piece, (last + 1) % count, first)
    const outline = (corners: readonly number[], ends: readonly Point[]) => [
      ...corners.map((i) => sure(piece.corners[i])),
      ...ends,
    ]
    const ends = [line[1], line[0]]
    const [nearOutline, restOutline] = [outline(near, ends), outline(rest, ends.toReversed())]
    // The part that holds the grain stays where it is, so that the other is told from it.
    return withPiece(
      pattern,
      contains(nearOutline, piece.grain.at)
        ? movedPart(piece, new Set(rest), restOutline, apart(ends[0] ?? line[0], ends[1] ?? line[1], end, start))
        : movedPart(piece, new Set(near), nearOutline, apart(...line, start, end)),
    )
  },
})

const placeOf = (piece: Piece, { edge, at }: End): Point => along(edgePath(piece, edge), at)

/** The motion of what lies to the right of a line: away from it by millimetres at its start and at its end. */
function apart(from: Point, to: Point, start: number, end: number): Motion {
  const ahead = unit(subtract(to, from))
  const angle = -Math.atan2(end - start, distance(from, to))
  const away: Point = scale([ahead[1], -ahead[0]], start)
  return (point) => add(rotate(point, angle, from), away)
}
