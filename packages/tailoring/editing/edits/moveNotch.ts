import { clamp } from '@toile/geometry'
import { edgeLength } from '../../pattern/edgePath.ts'
import { byForm, nameForm, shareForm } from '../forms.ts'
import { leadingEdge } from '../sewing/leadingEdge.ts'
import { notchNear } from '../shape/notchNear.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Moves a notch along its edge by millimetres; the one that it meets goes along. */
export const moveNotch = defineEdit({
  kind: 'moveNotch',
  name: 'Move a notch',
  says: 'Move the notch that is nearest to a share of an edge along it by millimetres; the one that it meets goes along.',
  takes: { piece: nameForm, edge: nameForm, at: shareForm, by: byForm },
  apply(pattern, { piece: id, edge, at, by }) {
    const told = pieceNamed(pattern, id)
    edgeNamed(told, edge)
    const leads = leadingEdge(pattern, id, edge, notchNear(told, edge, at).at)
    const piece = pieceNamed(pattern, leads.piece)
    const notch = notchNear(piece, leads.edge, leads.at)
    const share = (leads.turned ? -by : by) / edgeLength(piece, leads.edge)
    const moved = { ...notch, at: clamp(notch.at + share) }
    return withPiece(pattern, { ...piece, notches: piece.notches.map((one) => (one === notch ? moved : one)) })
  },
})
