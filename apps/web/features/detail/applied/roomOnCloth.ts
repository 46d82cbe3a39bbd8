import type { Worn } from '@toile/craft/designs/design.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'

/** How many more elements and regions a garment takes. */
export const roomOnCloth = ({ applied = [] }: Pick<Worn, 'applied'>): number =>
  Math.max(0, limits.appliedPerGarment - applied.length)

/** That a garment takes no more of them, in the words of the refusal. */
export const saysFull = (t: (words: string, blanks: Record<string, number>) => string): string =>
  t(refusals.clothFull.says.replace('{most}', '{{most}}'), { most: limits.appliedPerGarment })
