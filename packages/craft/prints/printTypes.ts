/** What a print is for: a pattern repeats over cloth, a slogan or logo stands once (requirements S3.27, S5.15). */
export const printTypes = [
  { id: 'Pattern', label: 'Pattern', single: false },
  { id: 'Slogan', label: 'Slogan', single: true },
  { id: 'Logo', label: 'Logo', single: true },
] as const
export type PrintType = (typeof printTypes)[number]['id']

/** The type that a stored category names, or nothing: an uploaded print need not have one. */
export const readPrintType = (category: string): PrintType | null =>
  printTypes.find(({ id }) => id === category)?.id ?? null

/** Whether a print may be placed singly: a pattern may not, and what is of no known type may (requirement S5.15). */
export const mayStandSingly = (type: PrintType | null): boolean =>
  printTypes.find(({ id }) => id === type)?.single ?? true
