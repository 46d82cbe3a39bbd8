import type { Design } from '@toile/craft/designs/design.ts'
import { cutOf } from '@toile/tailoring/garments/cutOf.ts'

/** The ids of what is worn in a look that is cut and sewn. */
export const cutGarments = ({ garments }: Pick<Design, 'garments'>): string[] =>
  garments.filter((worn) => cutOf(worn)).map(({ id }) => id)
