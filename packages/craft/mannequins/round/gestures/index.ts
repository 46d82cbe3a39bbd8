import type { Gesture } from '../gesture.ts'
import { type GestureId, gestureIdsOf } from '../gestureIds.ts'
import { kidMarch, kidPlant, kidPockets, kidSass, skip } from './children.ts'
import { kidArmsUp, kidBehind, kidJump, kidRun, kidSway, kidTiptoe } from './childrenPlaying.ts'
import { kidAkimbo, kidClasped, kidCrossed, kidWave } from './childrenTouching.ts'
import { easy, idle, lapel, manApproach, manStride, upright } from './men.ts'
import {
  manBehind,
  manCrossedAnkles,
  manLoose,
  manOnePocket,
  manOverShoulder,
  manStep,
  manWide,
} from './menStanding.ts'
import { manChin, manClasped, manCoatOpen, manCrossed, manHair, manHeld, manHip } from './menTouching.ts'
import { akimbo, approach, collar, glance, pocketed, poise, rest, stroll } from './women.ts'
import { crossedAnkles, handsBehind, leanBack, onePocket, overShoulder, stepStop, wideStance } from './womenStanding.ts'
import { armHeld, armsCrossed, chinTouch, clasped, coatOpen, handToHair, onThigh } from './womenTouching.ts'

/** A gesture of the catalogue. */
export type KnownGesture = Gesture & { id: GestureId }

/** Every gesture by its id; in which order they are offered, their ids say (requirement S3.04). */
export const gestures: Readonly<Record<GestureId, KnownGesture>> = {
  poise,
  stroll,
  rest,
  akimbo,
  collar,
  approach,
  pocketed,
  glance,
  armsCrossed,
  crossedAnkles,
  coatOpen,
  stepStop,
  handToHair,
  onePocket,
  leanBack,
  chinTouch,
  handsBehind,
  onThigh,
  overShoulder,
  clasped,
  wideStance,
  armHeld,
  easy,
  manStride,
  upright,
  idle,
  lapel,
  manApproach,
  manCrossed,
  manLoose,
  manCoatOpen,
  manWide,
  manChin,
  manOnePocket,
  manHip,
  manBehind,
  manStep,
  manHair,
  manCrossedAnkles,
  manClasped,
  manOverShoulder,
  manHeld,
  skip,
  kidPlant,
  kidSass,
  kidMarch,
  kidPockets,
  kidArmsUp,
  kidSway,
  kidJump,
  kidBehind,
  kidWave,
  kidRun,
  kidClasped,
  kidTiptoe,
  kidCrossed,
  kidAkimbo,
}

/** The gestures that become somebody, the most usual first. */
export const gesturesOf = (wearer: Parameters<typeof gestureIdsOf>[0]): readonly KnownGesture[] =>
  gestureIdsOf(wearer).map((id) => gestures[id])
