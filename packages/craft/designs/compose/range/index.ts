import { aboveKnee } from './aboveKnee.ts'
import { bareKnees } from './bareKnees.ts'
import { bottoms } from './bottoms.ts'
import { coats } from './coats.ts'
import { coatsOnce } from './coatsOnce.ts'
import { legs } from './legs.ts'
import { legsOfMen } from './legsOfMen.ts'
import { lengths } from './lengths.ts'
import { longOver } from './longOver.ts'
import { openOrClosed } from './openOrClosed.ts'
import { outers } from './outers.ts'
import { outlines } from './outlines.ts'
import type { RangeLook, RangeRule, Setting } from '../rangeRule.ts'
import { ratio } from './ratio.ts'
import { shortDress } from './shortDress.ts'
import { tailored } from './tailored.ts'
import { tops } from './tops.ts'
import { twice } from './twice.ts'
import { wholes } from './wholes.ts'
import { wideOver } from './wideOver.ts'

/** Every rule of a series. */
export const rangeRules: readonly RangeRule[] = [
  outers,
  coats,
  coatsOnce,
  tailored,
  legs,
  bottoms,
  wholes,
  tops,
  lengths,
  aboveKnee,
  bareKnees,
  shortDress,
  longOver,
  wideOver,
  ratio,
  outlines,
  legsOfMen,
  twice,
  openOrClosed,
]

const open = rangeRules.filter(({ settled }) => !settled)

/** How far looks whose cloth and colour are still open are from a range: the looks and pieces that are too few or too many. */
export const offRange = (looks: readonly RangeLook[], setting: Setting): number =>
  open.reduce((sum, rule) => sum + rule.off(looks, setting), 0)

/** The rules of a series that finished looks break. */
export const brokenRange = (looks: readonly RangeLook[], setting: Setting): RangeRule[] =>
  rangeRules.filter((rule) => rule.off(looks, setting) > 0)
