import type { DrawnLine, Piece } from '@toile/craft/garments/piece.ts'

/** Parts that hang or bend with the body, whose folds say nothing of how they are made. */
const hanging: readonly Piece['role'][] = ['bodice', 'front', 'sleeve', 'leg', 'backPanel']

/** A piece as a technical flat shows it: how it is made, without the folds of wearing; pleats and what is gathered into a seam stay. */
export const construction = (piece: Piece): Piece => ({
  ...piece,
  folds: [],
  lines: hanging.includes(piece.role) ? piece.lines.filter(isMade) : piece.lines,
  surface: null,
  relief: null,
  fullness: 0,
})

const isMade = ({ kind, taper }: DrawnLine) => kind !== 'fold' || taper[0] <= 0.03
