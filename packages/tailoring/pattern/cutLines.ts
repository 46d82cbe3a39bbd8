import type { Path } from '@toile/geometry'
import { closeDarts } from './closeDarts.ts'
import { cutLine } from './cutLine.ts'
import type { Pattern } from './pattern.ts'

/** The lines that the pieces of a pattern are cut along, in millimetres and in their order, with the cloth of their darts left in. */
export const cutLines = ({ pieces, stitches }: Pattern): Path[] =>
  pieces.map((piece) => cutLine(closeDarts(piece, stitches)))
