import { bezier, lengths, type Path, type Point, sure } from '@toile/geometry'
import type { Edge, Piece } from './pattern.ts'

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

const measured = new WeakMap<Edge, { from: Point; to: Point; length: number }>()

/** The length of an edge in millimetres; a curve that is asked for often is walked once. */
export function edgeLength(piece: Piece, id: string): number {
  const index = piece.edges.findIndex((edge) => edge.id === id)
  const [edge, from, to] = [piece.edges[index], piece.corners[index], piece.corners[(index + 1) % piece.corners.length]]
  const known = edge && measured.get(edge)
  if (known && known.from === from && known.to === to) return known.length
  const length = lengths(edgePath(piece, id)).at(-1) ?? 0
  if (edge && from && to) measured.set(edge, { from, to, length })
  return length
}
