import { sure } from '@toile/geometry'
import { bothForm, nameForm, shortForm } from '../forms.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { twinOf } from '../shape/twinOf.ts'
import { defineEdit } from './edit.ts'

/** Sets the allowance of an edge in millimetres. */
export const setAllowance = defineEdit({
  kind: 'setAllowance',
  name: 'Seam allowance',
  says: 'Set the allowance of an edge of a piece to so many millimetres.',
  takes: { piece: nameForm, edge: nameForm, mm: shortForm, both: bothForm },
  apply(pattern, { piece: id, edge, mm, both }) {
    const piece = pieceNamed(pattern, id)
    const own = sure(piece.edges[edgeNamed(piece, edge)])
    const names = [own.id, both ? twinOf(piece, edge) : null]
    return withPiece(pattern, {
      ...piece,
      edges: piece.edges.map((one) => (names.includes(one.id) ? { ...one, allowance: mm } : one)),
    })
  },
})
