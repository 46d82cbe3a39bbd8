import { sameContent } from '@toile/rules/sameContent.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { keyOfEdge } from './runEnds.ts'

/** An edge with the corners it runs between and its notches. */
const shapes = ({ edges, corners, notches }: Piece) =>
  edges.map(({ id, handles }, i) => ({
    id,
    shape: [corners[i], corners[(i + 1) % corners.length], handles, notches.filter(({ edge }) => edge === id)],
  }))

/** The names of the edges whose run or whose notches differ between two patterns. */
export function edgesChanged(before: Pattern, after: Pattern): Set<string> {
  const former = new Map(before.pieces.map((piece) => [piece.id, piece]))
  const changed = after.pieces.filter((piece) => former.get(piece.id) !== piece)
  return new Set(
    changed.flatMap((piece) => {
      const was = new Map(shapes(former.get(piece.id) ?? { ...piece, edges: [] }).map(({ id, shape }) => [id, shape]))
      return shapes(piece)
        .filter(({ id, shape }) => !sameContent(was.get(id), shape))
        .map(({ id }) => keyOfEdge({ piece: piece.id, edge: id }))
    }),
  )
}
