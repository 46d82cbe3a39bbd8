import type { Template } from '@toile/craft/sketches/template.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import { fitPixels } from '../../kernels/fitPixels.ts'
import { labOf } from '../../kernels/oklab.ts'
import { countOf, maskOf, planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { slotOf } from './anchor.ts'
import { type EditableOutline, maskOfOutline } from './editableOutline.ts'
import { sheetSide } from './fitSides.ts'
import { lineLayer } from './lineLayer.ts'
import { ownColours } from './ownColours.ts'
import { recognise } from './recognise/recognise.ts'
import { seenOf } from './recognise/seen.ts'
import { removeGrid } from './silhouette/removeGrid.ts'
import { readLines } from './silhouette/response.ts'
import type { TracedPiece } from './traced.ts'

/** What is known of a garment whose outline a person has drawn. */
export interface OutlineOptions {
  category?: BodyCategory
  templates?: readonly Template[]
  /** Whether the drawing is coloured in. */
  filled: boolean
}

/** Least share of the sheet that an outline holds. */
const leastShare = 0.001

/** The piece within an outline that a person drew, in pixels of the sheet: nothing of its mask is guessed (S3.27); null when it holds nothing. */
export function traceOutline(
  pixels: Pixels,
  outline: Pick<EditableOutline, 'rings'>,
  { category, templates = [], filled }: OutlineOptions,
): TracedPiece | null {
  const sheet = fitPixels(pixels, sheetSide)
  const { width, height } = sheet
  const mask = maskOfOutline(outline, width, height)
  const cloth = maskOf(sheet, (i) => mask[i] > 127)
  if (countOf(cloth) < leastShare * width * height) return null
  const { lightness } = labOf(sheet)
  const radius = Math.max(4, Math.round(Math.max(width, height) / 110))
  removeGrid(lightness, radius)
  const lines = lineLayer(readLines(lightness, radius).response, cloth)
  const seen = seenOf(
    cloth,
    planeOf(cloth, (i) => lines[i] / 255),
  )
  if (!seen) return null
  const recognised = recognise(seen, templates, category)
  return {
    width,
    height,
    mask,
    lines,
    outline: { rings: outline.rings, doubtful: [], bridges: [] },
    several: false,
    others: [],
    fill: filled ? ownColours(sheet, cloth, lines) : null,
    slot: slotOf(recognised.category),
    ...recognised,
  }
}
