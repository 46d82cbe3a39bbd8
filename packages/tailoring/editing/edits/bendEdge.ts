import { add, mix, type Point, sure } from '@toile/geometry'
import { z } from 'zod'
import type { Piece } from '../../pattern/pattern.ts'
import { byForm, nameForm } from '../forms.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

const wayForm = z.tuple([byForm, byForm]).readonly()

/** The handles of an edge in millimetres; those of a straight one lie at its thirds. */
function handlesOf({ corners, edges }: Piece, i: number): readonly [Point, Point] {
  const [from, to] = [sure(corners[i]), sure(corners[(i + 1) % corners.length])]
  return sure(edges[i]).handles ?? [mix(from, to, 1 / 3), mix(from, to, 2 / 3)]
}

/** Moves the two handles of an edge's curve by millimetres; a straight edge becomes a curve. */
export const bendEdge = defineEdit({
  kind: 'bendEdge',
  name: 'Bend an edge',
  says: 'Move the first and the second handle of the curve of an edge by x and y millimetres; seams follow.',
  takes: { piece: nameForm, edge: nameForm, first: wayForm, second: wayForm },
  apply(pattern, { piece: id, edge, first, second }) {
    const piece = pieceNamed(pattern, id)
    const at = edgeNamed(piece, edge)
    const [one, two] = handlesOf(piece, at)
    const bent: readonly [Point, Point] = [add(one, first), add(two, second)]
    return withPiece(pattern, {
      ...piece,
      edges: piece.edges.map((own, i) => (i === at ? { ...own, handles: bent } : own)),
    })
  },
})
