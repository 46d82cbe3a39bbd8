import { matched } from '../apply/matched.ts'
import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'

/** The garment of another look that is worn in the same place; of a traced sketch it is not known what it covers, so it meets a sketch alone. */
export function metIn(worn: Worn, look: Pick<Design, 'garments'>): Worn | null {
  const there = matched(worn, look)
  return there && !typeOf(worn) === !typeOf(there) ? there : null
}
