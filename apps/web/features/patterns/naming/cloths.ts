import type { CutOf } from '@toile/tailoring/pattern/pattern.ts'

/** What pieces are cut of, to be translated. */
export const cloths: Readonly<Record<CutOf, { label: string }>> = {
  shell: { label: 'Shell fabric' },
  lining: { label: 'Lining' },
  interlining: { label: 'Interlining' },
  rib: { label: 'Rib' },
}
