import type { Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'

/** Whether a worn thing completes a look and covers nothing of the body. */
export const isAccessory = (worn: Pick<Worn, 'cut'>): boolean => typeOf(worn)?.slot === 'accessory'
