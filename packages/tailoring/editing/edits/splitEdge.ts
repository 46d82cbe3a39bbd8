import { bothForm, nameForm, withinForm } from '../forms.ts'
import { pieceNamed } from '../shape/pieceNamed.ts'
import { splitEdgeAt } from '../shape/splitEdgeAt.ts'
import { twinOf } from '../shape/twinOf.ts'
import { defineEdit } from './edit.ts'

/** Puts a corner into an edge at a share of its length; the edge keeps its shape and its seam. */
export const splitEdge = defineEdit({
  kind: 'splitEdge',
  name: 'Add a corner',
  says: 'Put a corner into an edge at a share of its length; the second part is named after the edge with ~2.',
  takes: { piece: nameForm, edge: nameForm, at: withinForm, both: bothForm },
  apply(pattern, { piece, edge, at, both }) {
    const twin = both ? twinOf(pieceNamed(pattern, piece), edge) : null
    const { pattern: now } = splitEdgeAt(pattern, piece, edge, at)
    return twin ? splitEdgeAt(now, piece, twin, 1 - at, 'second').pattern : now
  },
})
