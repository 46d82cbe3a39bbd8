import { z } from 'zod'
import { edgeLength } from '../../pattern/edgePath.ts'
import type { Notch, Piece } from '../../pattern/pattern.ts'
import { bothForm, nameForm, withinForm } from '../forms.ts'
import { leadingEdge } from '../sewing/leadingEdge.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { twinOf } from '../shape/twinOf.ts'
import { defineEdit } from './edit.ts'

/** How near to each other two notches are one, in millimetres. */
const near = 3

/** A piece with a notch; one that is there already becomes what this one is. */
function withNotch(piece: Piece, notch: Notch): Piece {
  const length = edgeLength(piece, notch.edge)
  const others = piece.notches.filter(({ edge, at }) => edge !== notch.edge || Math.abs(at - notch.at) * length > near)
  return { ...piece, notches: [...others, notch] }
}

/** Adds a notch to an edge at a share of its length; what is sewn to it gets one where they meet. */
export const addNotch = defineEdit({
  kind: 'addNotch',
  name: 'Add a notch',
  says: 'Add a single or double notch to an edge at a share of its length, and where it meets the edge that it is sewn to.',
  takes: { piece: nameForm, edge: nameForm, at: withinForm, notch: z.enum(['single', 'double']), both: bothForm },
  apply(pattern, { piece: id, edge, at, notch: kind, both }) {
    edgeNamed(pieceNamed(pattern, id), edge)
    const leads = leadingEdge(pattern, id, edge, at)
    const piece = withNotch(pieceNamed(pattern, leads.piece), { edge: leads.edge, at: leads.at, kind })
    const twin = both ? twinOf(piece, leads.edge) : null
    return withPiece(pattern, twin ? withNotch(piece, { edge: twin, at: 1 - leads.at, kind }) : piece)
  },
})
