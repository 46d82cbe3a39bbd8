import type { BrandProfile } from './profile.ts'

const mostColors = 6
const leastShare = 0.03

/** The colours in which a brand dresses a collection, the most worn first, each with its share of what was measured: those of three per cent and more, at least two where there are two, at most six. */
export const wornColors = ({ palette }: Pick<BrandProfile, 'palette'>): BrandProfile['palette']['colors'] =>
  palette.colors.filter(({ share }, rank) => share >= leastShare || rank < 2).slice(0, mostColors)
