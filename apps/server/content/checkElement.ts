import type { ElementDocument } from '@toile/fashion/elements/element.ts'
import { findGarment } from '@toile/fashion/garments/index.ts'
import { checkMood } from '@toile/fashion/moods/checkMood.ts'
import { findPrint } from '@toile/fashion/prints/index.ts'
import { checkSlogan } from '@toile/fashion/slogans/slogan.ts'
import { refuse } from '@toile/fashion/refusals.ts'

/** Refuses a document that names something the catalogues do not hold, so that every kept element can be drawn. */
export function checkElement(document: ElementDocument): void {
  if (document.kind === 'print' && document.source.kind === 'construction' && !findPrint(document.source.print))
    throw refuse('documentUnreadable', { rule: document.source.print })
  if (document.kind === 'sketch' && !findGarment(document.garment))
    throw refuse('documentUnreadable', { rule: document.garment })
  if (document.kind === 'mood') checkMood(document)
  if (document.kind === 'slogan' || document.kind === 'logo') checkSlogan(document)
}
