import { limits } from '@toile/fashion/limits.ts'
import type { PrintDocument } from '@toile/fashion/prints/printDocument.ts'
import type { RepeatExport } from '@toile/fashion/prints/repeatExport.ts'
import { refuse } from '@toile/fashion/refusals.ts'

/** Refuses at once what would be too large however its tile comes out. */
export function checkRepeatExport({ width }: PrintDocument, { area, length, dpi }: RepeatExport): void {
  const { side, length: most } = limits.printExport
  const perMillimetre = dpi / 25.4
  const cloth = area === 'cloth' ? length.width * length.height * (10 * perMillimetre) ** 2 : 0
  if (width * perMillimetre > side || Math.floor(cloth) > side ** 2) throw refuse('repeatTooLarge', { most })
}
