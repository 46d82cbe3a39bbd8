import { nameForm, shareForm } from '../forms.ts'
import { leadingEdge } from '../sewing/leadingEdge.ts'
import { notchNear } from '../shape/notchNear.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Removes a notch of an edge, and the one that it meets. */
export const removeNotch = defineEdit({
  kind: 'removeNotch',
  name: 'Remove a notch',
  says: 'Remove the notch that is nearest to a share of an edge, and the one that it meets.',
  takes: { piece: nameForm, edge: nameForm, at: shareForm },
  apply(pattern, { piece: id, edge, at }) {
    const told = pieceNamed(pattern, id)
    edgeNamed(told, edge)
    const leads = leadingEdge(pattern, id, edge, notchNear(told, edge, at).at)
    const piece = pieceNamed(pattern, leads.piece)
    const notch = notchNear(piece, leads.edge, leads.at)
    return withPiece(pattern, { ...piece, notches: piece.notches.filter((one) => one !== notch) })
  },
})
