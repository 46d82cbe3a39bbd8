import { limits, uploadLimit } from '@toile/rules/limits.ts'

/** What an upload is for. */
export const uploadUses = [
  'mood',
  'print',
  'sketch',
  'color',
  'marketing',
  'library',
  'libraryPrint',
  'mannequin',
  'detail',
] as const
export type UploadUse = (typeof uploadUses)[number]

const together: Partial<Record<UploadUse, number>> = {
  mood: limits.uploads.mood,
  print: limits.uploads.print,
  sketch: limits.uploads.sketch,
  marketing: limits.uploads.marketing,
  detail: limits.uploads.detail,
  library: limits.uploads.library,
  libraryPrint: limits.uploads.libraryPrints,
}

/** How many files one go may bring for a use (requirement S5.04). */
export const mostTogether = (use: UploadUse): number => together[use] ?? limits.uploads.generic

/** The largest file that may be sent for a use in a language: where a look is altered it is the same in all of them (requirement S5.02). */
export const mostBytes = (use: UploadUse, language: string): number =>
  use === 'detail' ? limits.uploadBytes.designDetail : uploadLimit(language)
