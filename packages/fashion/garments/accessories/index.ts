import type { AnyAccessory } from '../garment.ts'
import { leatherBelt } from './leatherBelt.ts'
import { strawHat } from './strawHat.ts'
import { fedora } from './fedora.ts'
import { boater } from './boater.ts'
import { cloche } from './cloche.ts'
import { beret } from './beret.ts'
import { beanie } from './beanie.ts'
import { baseballCap } from './baseballCap.ts'
import { bucketHat } from './bucketHat.ts'
import { sunVisor } from './sunVisor.ts'

/** Every accessory, in the order the picker shows them. */
export const accessories = [
  leatherBelt,
  strawHat,
  fedora,
  boater,
  cloche,
  beret,
  beanie,
  baseballCap,
  bucketHat,
  sunVisor,
] as const satisfies readonly AnyAccessory[]

export type AccessoryId = (typeof accessories)[number]['id']
