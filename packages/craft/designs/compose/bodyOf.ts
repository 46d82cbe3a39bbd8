import type { Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'

/** Whether it clothes the body and is no accessory; a traced sketch does. */
export const clothes = (worn: Worn): boolean => typeOf(worn)?.slot !== 'accessory'

/** The slot of what clothes the body. */
export const slotOf = (worn: Worn): string => typeOf(worn)?.slot ?? 'top'
