import type { EdgeOf, Pattern } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { nameForm } from '../forms.ts'
import { keyOfEdge } from '../sewing/runEnds.ts'
import { pieceNamed } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Takes a piece out of a pattern; edges that were sewn to it alone are finished by themselves. */
export const removePiece = defineEdit({
  kind: 'removePiece',
  name: 'Remove a piece',
  says: 'Take a piece out of a pattern, unless it is the last; edges that were sewn to it alone are finished by themselves.',
  takes: { piece: nameForm },
  apply(pattern, { piece }) {
    pieceNamed(pattern, piece)
    if (pattern.pieces.length === 1) throw new CannotEdit({ kind: 'open', piece })
    return withoutPiece(pattern, piece)
  },
})

function withoutPiece({ pieces, stitches }: Pattern, id: string): Pattern {
  const rest = (run: readonly EdgeOf[]) => run.filter(({ piece }) => piece !== id)
  const sewn = stitches
    .map((stitch) => ({ ...stitch, first: rest(stitch.first), second: rest(stitch.second) }))
    .filter(({ first, second }) => first.length > 0 && second.length > 0)
  const held = new Set(sewn.flatMap(({ first, second }) => [...first, ...second].map(keyOfEdge)))
  return {
    stitches: sewn,
    pieces: pieces
      .filter((piece) => piece.id !== id)
      .map((piece) => ({
        ...piece,
        edges: piece.edges.map((edge) =>
          edge.end === 'seam' && !held.has(keyOfEdge({ piece: piece.id, edge: edge.id }))
            ? { ...edge, end: 'finished' as const }
            : edge,
        ),
      })),
  }
}
