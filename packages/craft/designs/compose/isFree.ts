import type { Brief } from './brief.ts'

/** Whether nothing but words and boards decides what is worn: no own or brand's sketches, no positions, no brand's cuts. */
export const isFree = ({ kind, brand, brandShare, positions, sketches }: Brief): boolean =>
  kind === 'series' &&
  !(brand.profile && brandShare > 0) &&
  positions.length === 0 &&
  sketches.length + brand.sketches.length === 0
