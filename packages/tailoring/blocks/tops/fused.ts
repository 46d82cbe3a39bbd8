import type { Piece } from '../../pattern/pattern.ts'

/** How far an interlining reaches into the allowance of its seams, in millimetres. */
const caught = 3

/** The interlining of a piece, ironed onto one of its layers: its shape, just caught by the seams round it. */
export const fused = (piece: Piece): Piece => ({
  ...piece,
  id: `${piece.id}Fusing`,
  name: `${piece.name} interlining`,
  edges: piece.edges.map((edge) => ({ ...edge, end: 'finished', allowance: caught })),
  notches: [],
  drills: [],
  lines: [],
  cut: { count: piece.cut.pair ? 2 : 1, of: 'interlining', pair: piece.cut.pair },
})
