import type { Design } from '@toile/fashion/designs/design.ts'

/** How many different board items of each kind a look was made from. */
export function madeFrom({ sources }: Pick<NonNullable<Design['origin']>, 'sources'>) {
  const count = (kind: 'sketch' | 'print') =>
    new Set(sources.filter((one) => one.kind === kind).map(({ id }) => id)).size
  return { sketches: count('sketch'), prints: count('print') }
}
