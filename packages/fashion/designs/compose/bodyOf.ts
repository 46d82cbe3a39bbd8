import type { AnyAccessory, AnyGarment } from '../../garments/garment.ts'
import { findWearable } from '../../garments/index.ts'
import type { Worn } from '../design.ts'

/** The type of a worn thing; nothing for a traced sketch. */
export const typeOf = ({ cut }: Worn): AnyGarment | AnyAccessory | null =>
  cut.kind === 'garment' ? (findWearable(cut.garment) ?? null) : null

/** Whether it clothes the body and is no accessory; a traced sketch does. */
export const clothes = (worn: Worn): boolean => typeOf(worn)?.slot !== 'accessory'

/** The slot of what clothes the body. */
export const slotOf = (worn: Worn): string => typeOf(worn)?.slot ?? 'top'
