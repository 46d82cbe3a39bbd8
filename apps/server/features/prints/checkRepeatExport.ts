import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import type { RepeatExport } from '@toile/craft/prints/repeatExport.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'

/** Refuses at once what would be too large however its tile comes out. */
export function checkRepeatExport({ width }: PrintDocument, { area, length, dpi }: RepeatExport): void {
  const { side, length: most } = limits.printExport
  const perMillimetre = dpi / 25.4
  const cloth = area === 'cloth' ? length.width * length.height * (10 * perMillimetre) ** 2 : 0
  if (width * perMillimetre > side || Math.floor(cloth) > side ** 2) throw refuse('repeatTooLarge', { most })
}
