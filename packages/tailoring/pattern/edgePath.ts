import { bezier, lengths, type Path, sure } from '@toile/geometry'
import type { Piece } from './pattern.ts'

/** Steps in which a curve is followed; so many keep it within a tenth of a millimetre on a garment. */
const steps = 48

/** An edge of a piece as points in millimetres, from its corner to the next; an edge that the piece lacks is a bug. */
export function edgePath(piece: Piece, id: string): Path {
  const index = piece.edges.findIndex((edge) => edge.id === id)
  const edge = piece.edges[index]
  if (!edge) throw new Error(`${piece.id} has no edge ${id}`)
  const from = sure(piece.corners[index])
  const to = sure(piece.corners[(index + 1) % piece.corners.length])
  return edge.handles ? bezier(from, edge.handles[0], edge.handles[1], to, steps) : [from, to]
}

/** The length of an edge in millimetres. */
export const edgeLength = (piece: Piece, id: string): number => lengths(edgePath(piece, id)).at(-1) ?? 0
