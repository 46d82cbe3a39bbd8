import type { AnyAccessory } from '../garment.ts'
import { aviators } from './aviators.ts'
import { backpack } from './backpack.ts'
import { bangles } from './bangles.ts'
import { baseballCap } from './baseballCap.ts'
import { beanie } from './beanie.ts'
import { beltBag } from './beltBag.ts'
import { beret } from './beret.ts'
import { boater } from './boater.ts'
import { bowTie } from './bowTie.ts'
import { braces } from './braces.ts'
import { brooch } from './brooch.ts'
import { bucketBag } from './bucketBag.ts'
import { bucketHat } from './bucketHat.ts'
import { catEyeSunglasses } from './catEyeSunglasses.ts'
import { chainBelt } from './chainBelt.ts'
import { cloche } from './cloche.ts'
import { clutch } from './clutch.ts'
import { corsetBelt } from './corsetBelt.ts'
import { crossbodyBag } from './crossbodyBag.ts'
import { dropEarrings } from './dropEarrings.ts'
import { fedora } from './fedora.ts'
import { glasses } from './glasses.ts'
import { hairBow } from './hairBow.ts'
import { handbag } from './handbag.ts'
import { headscarf } from './headscarf.ts'
import { hoopEarrings } from './hoopEarrings.ts'
import { knitScarf } from './knitScarf.ts'
import { leatherBelt } from './leatherBelt.ts'
import { neckerchief } from './neckerchief.ts'
import { necktie } from './necktie.ts'
import { obiBelt } from './obiBelt.ts'
import { pearls } from './pearls.ts'
import { pendant } from './pendant.ts'
import { roundSunglasses } from './roundSunglasses.ts'
import { sash } from './sash.ts'
import { shawl } from './shawl.ts'
import { skinnyBelt } from './skinnyBelt.ts'
import { squareSunglasses } from './squareSunglasses.ts'
import { statementNecklace } from './statementNecklace.ts'
import { strawHat } from './strawHat.ts'
import { sunVisor } from './sunVisor.ts'
import { tote } from './tote.ts'

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
