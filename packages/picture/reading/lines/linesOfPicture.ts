import type { LineChoices, LinesFound, LineStrokes } from '@toile/craft/sketches/linesOrder.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Pixels } from '../../surface.ts'
import { garmentsSeen } from './garmentsSeen.ts'
import { linesOfGarment } from './linesOfGarment.ts'

const unsaid: LineStrokes = { keep: [], drop: [] }
const usual: LineChoices = { symmetric: true, straight: true, completed: true }

/** The line drawings of a picture, one for each garment in it (requirement S3.11), as strokes in its pixels guide them; what is unsure is asked. A picture without a garment, of several people or too small is refused. */
export function linesOfPicture(
  pixels: Pixels,
  strokes: LineStrokes = unsaid,
  choices: LineChoices = usual,
): LinesFound {
  const { least } = limits.lineDrawing
  if (Math.max(pixels.width, pixels.height) < least) throw refuse('pictureTooSmall', { least })
  const { garments, asks } = garmentsSeen(pixels, strokes)
  const drawings = garments.flatMap((garment) => linesOfGarment(garment, choices) ?? [])
  if (drawings.length === 0) throw refuse('noGarmentSeen')
  return { drawings, asks }
}
