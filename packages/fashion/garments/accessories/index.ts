import type { AnyAccessory } from '../garment.ts'
import { leatherBelt } from './leatherBelt.ts'
import { skinnyBelt } from './skinnyBelt.ts'
import { corsetBelt } from './corsetBelt.ts'
import { obiBelt } from './obiBelt.ts'
import { sash } from './sash.ts'
import { chainBelt } from './chainBelt.ts'
import { braces } from './braces.ts'
import { knitScarf } from './knitScarf.ts'
import { shawl } from './shawl.ts'
import { neckerchief } from './neckerchief.ts'
import { headscarf } from './headscarf.ts'
import { necktie } from './necktie.ts'
import { bowTie } from './bowTie.ts'
import { tote } from './tote.ts'
import { handbag } from './handbag.ts'
import { crossbodyBag } from './crossbodyBag.ts'
import { bucketBag } from './bucketBag.ts'
import { clutch } from './clutch.ts'
import { backpack } from './backpack.ts'
import { beltBag } from './beltBag.ts'
import { strawHat } from './strawHat.ts'
import { fedora } from './fedora.ts'
import { boater } from './boater.ts'
import { cloche } from './cloche.ts'
import { beret } from './beret.ts'
import { beanie } from './beanie.ts'
import { baseballCap } from './baseballCap.ts'
import { bucketHat } from './bucketHat.ts'
import { sunVisor } from './sunVisor.ts'
import { hairBow } from './hairBow.ts'
import { pendant } from './pendant.ts'
import { pearls } from './pearls.ts'
import { statementNecklace } from './statementNecklace.ts'
import { hoopEarrings } from './hoopEarrings.ts'
import { dropEarrings } from './dropEarrings.ts'
import { bangles } from './bangles.ts'
import { brooch } from './brooch.ts'
import { roundSunglasses } from './roundSunglasses.ts'
import { squareSunglasses } from './squareSunglasses.ts'
import { catEyeSunglasses } from './catEyeSunglasses.ts'
import { aviators } from './aviators.ts'
import { glasses } from './glasses.ts'

/** Every accessory, in the order the picker shows them. */
export const accessories = [
  leatherBelt,
  skinnyBelt,
  corsetBelt,
  obiBelt,
  sash,
  chainBelt,
  braces,
  knitScarf,
  shawl,
  neckerchief,
  headscarf,
  necktie,
  bowTie,
  tote,
  handbag,
  crossbodyBag,
  bucketBag,
  clutch,
  backpack,
  beltBag,
  strawHat,
  fedora,
  boater,
  cloche,
  beret,
  beanie,
  baseballCap,
  bucketHat,
  sunVisor,
  hairBow,
  pendant,
  pearls,
  statementNecklace,
  hoopEarrings,
  dropEarrings,
  bangles,
  brooch,
  roundSunglasses,
  squareSunglasses,
  catEyeSunglasses,
  aviators,
  glasses,
] as const satisfies readonly AnyAccessory[]

export type AccessoryId = (typeof accessories)[number]['id']
