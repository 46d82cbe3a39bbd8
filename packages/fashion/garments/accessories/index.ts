import type { AnyAccessory } from '../garment.ts'
import { leatherBelt } from './leatherBelt.ts'

/** Every accessory, in the order the picker shows them. */
export const accessories = [leatherBelt] as const satisfies readonly AnyAccessory[]

export type AccessoryId = (typeof accessories)[number]['id']
