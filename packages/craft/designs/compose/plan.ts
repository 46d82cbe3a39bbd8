import type { Color } from '../../colors/color.ts'
import type { Harmony } from '../../colors/harmony.ts'
import type { AnyAccessory } from '../../garments/garment.ts'
import type { Design } from '../design.ts'
import type { Stand } from './chooseWearers.ts'
import type { House } from './house/openHouse.ts'
import type { Outfit } from './outfit.ts'
import type { PrintPlan } from './printPlan.ts'
import type { Tier } from './tier.ts'
import type { Signature } from './turning.ts'

/** One look as it was planned. */
export interface Plan {
  stand: Stand
  tier: Tier
  outfit: Outfit
  colors: readonly number[]
  print: PrintPlan | null
  accessories: readonly AnyAccessory[]
  signature: Signature | null
  /** The colour of collars, cuffs and edges where they differ from the cloth. */
  contrast: Color | null
  /** How long it should be against what is normal, -1..1. */
  length: number
  /** Whether it may have a stripe down its side or across. */
  striped: boolean
  /** The part that is cut of what shines, in the looks of a party that have one. */
  shines: number | null
  /** The shoes that the batch has already. */
  shoes: readonly Design['shoes'][]
  /** The parts that the palette's colours play. */
  harmony: Harmony
  /** The colours that shoes, bags and ground are taken from. */
  palette: readonly Color[]
  /** The brand that has a share in the collection. */
  house: House | null
}
