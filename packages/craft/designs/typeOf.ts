import type { AnyAccessory, AnyGarment } from '../garments/garment.ts'
import { findWearable } from '../garments/index.ts'
import type { Worn } from './design.ts'

/** The type of a worn thing; nothing for a traced sketch or what no catalogue holds. */
export const typeOf = ({ cut }: Pick<Worn, 'cut'>): AnyGarment | AnyAccessory | undefined =>
  cut.kind === 'garment' ? findWearable(cut.garment) : undefined
