import type { Wearer } from '../../../mannequins/wearer.ts'
import type { Shaped } from '../outfit.ts'
import { bareArms } from './bareArms.ts'
import type { Asked, BecomingRule } from './becomingRule.ts'
import { blazersOnChildren } from './blazersOnChildren.ts'
import { boxy } from './boxy.ts'
import { capes } from './capes.ts'
import { collarsUnderCapes } from './collarsUnderCapes.ts'
import { dressed } from './dressed.ts'
import { dressShirts } from './dressShirts.ts'
import { eveningCoats } from './eveningCoats.ts'
import { eveningOnChildren } from './eveningOnChildren.ts'
import { flares } from './flares.ts'
import { grownUp } from './grownUp.ts'
import { hardyJackets } from './hardyJackets.ts'
import { highNecks } from './highNecks.ts'
import { longOverFull } from './longOverFull.ts'
import { officeHours } from './officeHours.ts'
import { partyCoats } from './partyCoats.ts'
import { playsuits } from './playsuits.ts'
import { robes } from './robes.ts'
import { shortSuits } from './shortSuits.ts'
import { skirts } from './skirts.ts'
import { snow } from './snow.ts'
import { townCoats } from './townCoats.ts'
import { wideTrousers } from './wideTrousers.ts'

/** Every rule of who wears what unasked. */
export const becomingRules: readonly BecomingRule[] = [
  skirts,
  flares,
  playsuits,
  robes,
  capes,
  longOverFull,
  bareArms,
  dressed,
  boxy,
  eveningOnChildren,
  grownUp,
  townCoats,
  hardyJackets,
  blazersOnChildren,
  snow,
  highNecks,
  eveningCoats,
  shortSuits,
  collarsUnderCapes,
  partyCoats,
  dressShirts,
  wideTrousers,
  officeHours,
]

const alone = becomingRules.filter((rule) => rule.alone)

/** The rules of who wears what that a look breaks. */
export const unbecoming = (parts: readonly Shaped[], wearer: Wearer, asked: Asked): BecomingRule[] =>
  becomingRules.filter((rule) => rule.broken(parts, wearer, asked))

/** Whether a single piece is offered to a wearer who did not ask for it. */
export const becomes = (piece: Shaped, wearer: Wearer, asked: Asked): boolean =>
  !alone.some((rule) => rule.broken([piece], wearer, asked))
