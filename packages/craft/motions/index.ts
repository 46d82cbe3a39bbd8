import type { Motion } from './motion.ts'
import type { MotionId } from './motionIds.ts'
import { catwalk } from './catwalk.ts'
import { coatOpened } from './coatOpened.ts'
import { dance } from './dance.ts'
import { handOnHip } from './handOnHip.ts'
import { handToHair } from './handToHair.ts'
import { overShoulder } from './overShoulder.ts'
import { skip } from './skip.ts'
import { stepStop } from './stepStop.ts'
import { sway } from './sway.ts'
import { swish } from './swish.ts'
import { turnAround } from './turnAround.ts'
import { twirl } from './twirl.ts'
import { walk } from './walk.ts'
import { walkOnSpot } from './walkOnSpot.ts'
import { wave } from './wave.ts'
import { weightShift } from './weightShift.ts'

/** Every motion, in the order in which they are offered (requirement S1.09). */
export const motions: readonly Motion<MotionId>[] = [
  walk,
  walkOnSpot,
  catwalk,
  stepStop,
  twirl,
  turnAround,
  sway,
  weightShift,
  handOnHip,
  overShoulder,
  swish,
  coatOpened,
  handToHair,
  dance,
  wave,
  skip,
]
