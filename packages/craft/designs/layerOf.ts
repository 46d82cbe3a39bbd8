import type { Slot } from '../garments/garment.ts'
import type { Worn } from './design.ts'
import { typeOf } from './typeOf.ts'

const layers: readonly Slot[] = ['bottom', 'top', 'whole', 'outer', 'accessory']

/** How far out a garment is worn; a traced sketch counts as a top. */
export const layerOf = (worn: Pick<Worn, 'cut'>): number => layers.indexOf(typeOf(worn)?.slot ?? 'top')
