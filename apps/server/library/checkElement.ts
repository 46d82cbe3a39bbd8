import type { ElementDocument } from '@toile/craft/elements/element.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { checkMood } from '@toile/craft/moods/checkMood.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { checkSlogan } from '@toile/craft/slogans/slogan.ts'
import { refuse } from '@toile/rules/refusals.ts'

/** Refuses a document that names something the catalogues do not hold, so that every kept element can be drawn. */
export function checkElement(document: ElementDocument): void {
  if (document.kind === 'print' && document.source.kind === 'construction' && !findPrint(document.source.print))
    throw refuse('documentUnreadable', { rule: document.source.print })
  if (document.kind === 'sketch' && !findGarment(document.garment))
    throw refuse('documentUnreadable', { rule: document.garment })
  if (document.kind === 'mood') checkMood(document)
  if (document.kind === 'slogan' || document.kind === 'logo') checkSlogan(document)
}
