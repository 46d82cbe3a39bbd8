import type { Piece } from '../../pattern/pattern.ts'

const sides = { Left: 'Right', Right: 'Left' } as const

/** The name of the edge at the other side of a piece that is cut whole: hemLeft and hemRight; none where there is no such edge. */
export function twinOf({ edges, cut }: Piece, edge: string): string | null {
  if (cut.pair) return null
  const twin = edge.replace(/Left|Right/, (side) => (side === 'Left' ? sides.Left : sides.Right))
  return twin !== edge && edges.some(({ id }) => id === twin) ? twin : null
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
