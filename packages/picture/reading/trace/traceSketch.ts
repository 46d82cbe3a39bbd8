import type { Template } from '@toile/craft/sketches/template.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import { fitPixels } from '../../kernels/fitPixels.ts'
import { type Plane, planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { slotOf } from './anchor.ts'
import { outlineOfMask } from './editableOutline.ts'
import { sheetSide } from './fitSides.ts'
import { lineLayer, softMask } from './lineLayer.ts'
import { ownColours } from './ownColours.ts'
import { recognise } from './recognise/recognise.ts'
import { seenOf } from './recognise/seen.ts'
import { silhouetteOf } from './silhouette/silhouette.ts'
import type { Strokes } from './silhouette/saidBy.ts'
import type { TracedPiece } from './traced.ts'
import { warningsOf } from './warningsOf.ts'

/** A category that the person has already chosen, and templates of the account's earlier corrections (S3.27). */
export interface TraceOptions {
  category?: BodyCategory
  templates?: readonly Template[]
  /** Keep, drop and close strokes, in pixels of the traced piece. */
  strokes?: Strokes
}

/** Turns an uploaded drawing or flat photograph of one garment into a piece; null when the picture holds none. */
export function traceSketch(pixels: Pixels, options: TraceOptions = {}): TracedPiece | null {
  const sheet = fitPixels(pixels, sheetSide)
  const found = silhouetteOf(sheet, options.strokes)
  if (!found || (!options.strokes && !found.filled && !isDrawn(found.response))) return null
  const mask = softMask(found.mask)
  const lines = lineLayer(found.response, found.mask)
  const seen = seenOf(
    found.mask,
    planeOf(found.mask, (i) => lines[i] / 255),
  )
  if (!seen) return null
  const recognised = recognise(seen, options.templates ?? [], options.category)
  const piece: TracedPiece = {
    width: sheet.width,
    height: sheet.height,
    mask,
    outline: outlineOfMask(mask, found.edge, found.bridges),
    several: found.others.length > 0,
    others: found.others,
    lines,
    fill: found.filled ? ownColours(sheet, found.mask, lines) : null,
    slot: slotOf(recognised.category),
    ...recognised,
    confidence: recognised.confidence * (0.6 + 0.4 * found.tightness),
  }
  return { ...piece, warnings: warningsOf(piece) }
}

/** The faintest pen line of a garment; the grain of empty paper stays well below it. */
const faintest = 0.08

const isDrawn = ({ values }: Plane): boolean => values.some((darkness) => darkness > faintest)
