import { toHex } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { nameOfSource } from '@toile/craft/prints/nameOfSource.ts'
import type { PrintSource } from '@toile/craft/prints/placement.ts'

/** A print that is painted in inks; a picture that is printed as it is has none. */
export type InkedSource = Exclude<PrintSource, { kind: 'picture' }>

/** What tells one print in its inks from another. */
const keyOfPrint = (source: InkedSource): string => [nameOfSource(source), ...source.colors.map(toHex)].join(' ')

/** Every print in inks that a look wears, each once, the outermost garment first. */
export function wornPrints({ garments }: Pick<Design, 'garments'>): InkedSource[] {
  const sources = garments
    .toReversed()
    .flatMap(({ print }) => (print && print.source.kind !== 'picture' ? [print.source] : []))
  return [...new Map(sources.map((source) => [keyOfPrint(source), source])).values()]
}
