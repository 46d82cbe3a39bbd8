import type { Notion } from '../notions/notion.ts'
import { families } from '../notions/notionFamilies.ts'

/** How something lies on cloth: it rides on it as a small stiff thing, follows it as a soft motif or as a strip, is stitched into it, or is its colour where it was painted. */
export type Lie = 'stiff' | 'motif' | 'strip' | 'stitched' | 'painted'

/** Millimetres beyond which nothing is stiff: it would stand off a limb like a board. */
const widest = 130

/** How a notion of so many millimetres at its longest lies on cloth. */
export function lieOf({ family, sold }: Pick<Notion, 'family' | 'sold'>, longest: number): Exclude<Lie, 'painted'> {
  const lies = families.find(({ id }) => id === family)?.lies
  if (lies === 'stitched') return 'stitched'
  if (sold === 'length') return 'strip'
  return lies === 'stiff' && longest <= widest ? 'stiff' : 'motif'
}
