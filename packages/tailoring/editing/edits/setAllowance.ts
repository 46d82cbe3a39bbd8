import { nameForm, shortForm } from '../forms.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Sets the allowance of an edge in millimetres. */
export const setAllowance = defineEdit({
  kind: 'setAllowance',
  name: 'Seam allowance',
  says: 'Set the allowance of an edge of a piece to so many millimetres.',
  takes: { piece: nameForm, edge: nameForm, mm: shortForm },
  apply(pattern, { piece: id, edge, mm }) {
    const piece = pieceNamed(pattern, id)
    const at = edgeNamed(piece, edge)
    return withPiece(pattern, {
      ...piece,
      edges: piece.edges.map((own, i) => (i === at ? { ...own, allowance: mm } : own)),
    })
  },
})
