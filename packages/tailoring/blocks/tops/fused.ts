import type { Piece } from '../../pattern/pattern.ts'
import { layerOf } from '../drafting/layerOf.ts'

/** How far an interlining reaches into the allowance of its seams, in millimetres. */
const caught = 3

/** The interlining of a piece, ironed onto one of its layers: its shape, just caught by the seams round it. */
export const fused = (piece: Piece): Piece =>
  layerOf(piece, { id: 'Fusing', name: 'interlining', of: 'interlining', allowance: caught })
