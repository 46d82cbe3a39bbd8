import type { CutOf, Piece } from '../../pattern/pattern.ts'

/** What is cut by the shape of another piece: how its id and its name go on, of what it is, and the allowance round it in millimetres. */
interface Layer {
  id: string
  name: string
  of: CutOf
  allowance: number
}

/** A piece of the shape of another, of another cloth, that is caught in its seams: once, or once on either side. */
export const layerOf = (piece: Piece, { id, name, of, allowance }: Layer): Piece => ({
  ...piece,
  id: `${piece.id}${id}`,
  name: `${piece.name} ${name}`,
  edges: piece.edges.map((edge) => ({ ...edge, end: 'finished', allowance })),
  notches: [],
  drills: [],
  lines: [],
  cut: { count: piece.cut.pair ? 2 : 1, of, pair: piece.cut.pair },
})
