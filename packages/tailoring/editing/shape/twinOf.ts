import type { Piece } from '../../pattern/pattern.ts'

/** The names that an edge may have at the other side: Left and Right, or ~m of a piece that was unfolded. */
const twins = (edge: string): string[] => [
  edge.replace('Left', 'Right'),
  edge.replace('Right', 'Left'),
  edge.endsWith('~m') ? edge.slice(0, -2) : `${edge}~m`,
]

/** The name of the edge at the other side of a piece that is cut whole: hemLeft and hemRight; none where there is no such edge. */
export function twinOf({ edges, cut }: Piece, edge: string): string | null {
  if (cut.pair) return null
  return twins(edge).find((twin) => twin !== edge && edges.some(({ id }) => id === twin)) ?? null
}

/** The place of the corner that mirrors the one at which an edge starts; itself where that lies in the middle, none where the piece has no other side. */
export function twinCorner(piece: Piece, corner: number): number | null {
  const count = piece.edges.length
  const twin = (i: number) => {
    const edge = piece.edges[(i + count) % count]
    const name = edge && twinOf(piece, edge.id)
    return name ? piece.edges.findIndex(({ id }) => id === name) : null
  }
  // The edge that starts at a corner ends at its mirror image on the other side, and the edge that ends at it starts there.
  const after = twin(corner)
  if (after !== null) return (after + 1) % count
  return twin(corner - 1)
}
