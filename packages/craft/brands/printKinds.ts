import type { Print } from '../prints/print.ts'

/** What the cloth of a picture can be told to be: plain, or one of the kinds of prints (requirement S2.61). */
export const printKinds = [
  { id: 'plain', label: 'Plain' },
  { id: 'stripe', label: 'Stripes' },
  { id: 'check', label: 'Checks' },
  { id: 'dot', label: 'Dots' },
  { id: 'floral', label: 'Florals' },
  { id: 'geometric', label: 'Geometrics' },
  { id: 'animal', label: 'Animal skins' },
  { id: 'abstract', label: 'Abstracts' },
  { id: 'conversational', label: 'Conversationals' },
  { id: 'ethnic', label: 'Traditional crafts' },
] as const

export type PrintKind = (typeof printKinds)[number]['id']

/** The ids alone, for schemas. */
export const printKindIds = printKinds.map(({ id }) => id) as [PrintKind, ...PrintKind[]]

const dots: readonly string[] = ['polkaDot']

/** The kind of a print of the catalogue: its family, with dots by themselves. */
export const kindOfPrint = ({ id, family }: Pick<Print, 'id' | 'family'>): PrintKind =>
  dots.includes(id) ? 'dot' : family
