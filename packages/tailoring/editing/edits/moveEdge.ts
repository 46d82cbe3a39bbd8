import type { Point } from '@toile/geometry'
import { bothForm, byForm, nameForm } from '../forms.ts'
import { movedCorners } from '../shape/movedCorners.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { twinOf } from '../shape/twinOf.ts'
import { defineEdit } from './edit.ts'

/** Moves an edge with both of its corners, by millimetres; its own curve stays as it is. */
export const moveEdge = defineEdit({
  kind: 'moveEdge',
  name: 'Move an edge',
  says: 'Move an edge of a piece with both of its corners by x and y millimetres; seams follow.',
  takes: { piece: nameForm, edge: nameForm, x: byForm, y: byForm, both: bothForm },
  apply(pattern, { piece: id, edge, x, y, both }) {
    const piece = pieceNamed(pattern, id)
    const count = piece.corners.length
    const twin = both ? twinOf(piece, edge) : null
    const ends = (name: string) => [edgeNamed(piece, name), (edgeNamed(piece, name) + 1) % count]
    const ways = new Map<number, Point>(ends(edge).map((corner) => [corner, [x, y]]))
    for (const corner of twin ? ends(twin) : []) ways.set(corner, ways.has(corner) ? [0, y] : [-x, y])
    return withPiece(pattern, movedCorners(piece, ways))
  },
})
