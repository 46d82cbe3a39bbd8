import type { Template } from '@toile/craft/sketches/template.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import type { Point } from '@toile/geometry'
import type { EditableOutline } from '@toile/picture/reading/trace/editableOutline.ts'
import { retrace, templateOf } from '@toile/picture/reading/trace/retrace.ts'
import type { TracedPiece } from '@toile/picture/reading/trace/traced.ts'
import { traceOutline } from '@toile/picture/reading/trace/traceOutline.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { movedOn } from './movedOn.ts'

interface Correcting {
  piece: TracedPiece
  /** The outline that a person drew, with the sketch it lies on. */
  drawn: { outline: Pick<EditableOutline, 'rings'>; pixels: Pixels } | null
  category?: BodyCategory | undefined
  anchors?: Readonly<Record<string, Point>> | undefined
}

/** A piece as a person corrected it, and what that teaches. */
export async function run({
  piece,
  drawn,
  category,
  anchors,
}: Correcting): Promise<{ piece: TracedPiece; template: Template | null }> {
  const outlined = drawn ? drawnAnew(piece, drawn, category) : piece
  const corrected = retrace(outlined, { ...(category ? { category } : {}), anchors: movedOn(outlined, anchors) })
  return { piece: corrected, template: templateOf(corrected) }
}

function drawnAnew(
  before: TracedPiece,
  { outline, pixels }: NonNullable<Correcting['drawn']>,
  category: BodyCategory = before.category,
): TracedPiece {
  const drawn = traceOutline(pixels, outline, { category, filled: before.fill !== null })
  if (!drawn) throw refuse('outlineEmpty')
  const { choices, confidence, several, others } = before
  return { ...drawn, choices, confidence, several, others }
}
