import type { Print } from './print.ts'

/** The families of prints, in the order of the screen (domain 4.1). */
export const printFamilies: readonly { id: Print['family']; label: string }[] = [
  { id: 'floral', label: 'Florals' },
  { id: 'conversational', label: 'Conversationals' },
  { id: 'geometric', label: 'Geometrics' },
  { id: 'stripe', label: 'Stripes' },
  { id: 'check', label: 'Checks' },
  { id: 'animal', label: 'Animal skins' },
  { id: 'abstract', label: 'Abstracts' },
  { id: 'ethnic', label: 'Traditional crafts' },
]
