import type { Design } from '../design.ts'

type Sources = NonNullable<Design['origin']>['sources']

/** What a look is made from, with a colour of the board by its id, which stands there once. */
export const withColorFrom = (sources: Sources, id: string): Sources =>
  sources.some((one) => one.kind === 'color' && one.id === id) ? sources : [...sources, { kind: 'color', id }]
