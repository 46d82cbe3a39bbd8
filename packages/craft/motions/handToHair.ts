import type { ArmGesture, Gesture } from '../mannequins/round/gesture.ts'
import { armsBetween } from './arms.ts'
import { breath, ease, swell } from './course.ts'
import { defineMotion } from './motion.ts'
import { living } from './living.ts'
import { freeHand, movedBy } from './movedBy.ts'
import { standing } from './standing.ts'

/** A hand goes up to the hair, the head gives way to it and comes free with a small toss. */
export const handToHair = defineMotion({
  id: 'handToHair',
  label: 'Hand through the hair',
  round: null,
  turnsRound: false,
  moment(seconds, mover) {
    const { rest } = mover
    const hand = freeHand(rest, rest.yaw >= 0 ? 0 : 1)
    const side = hand ? 1 : -1
    const back = Math.max(2, mover.seconds - 1.35)
    const goes = swell(0.3, 1.16, back + 0.06, back + 0.92, seconds)
    const drawn = swell(0.08, 0.3, 0.34, 0.6, seconds)
    const gives = swell(0.7, 1.3, back - 0.3, back + 0.12, seconds)
    const tossed = swell(back - 0.12, back + 0.14, back + 0.2, back + 0.8, seconds)
    const combs = ease(1.2, 1.7, seconds) * (1 - ease(1.7, back, seconds))
    const trunk = movedBy(living(rest, seconds), {
      twist: side * (4 * gives - 3 * drawn),
      hips: [-side * 0.03 * gives, side * 1.5 * gives, 0.02 * gives],
      ribs: [0, side * (-2.5 * gives), 0.02 * gives + 0.012 * breath(seconds)],
      head: [
        -0.3 * rest.head.yaw * gives - side * 5 * tossed,
        4 * gives - 5 * tossed,
        side * (7 * gives - 5 * tossed + 1.5 * combs),
        side * 0.01 * gives,
      ],
      gaze: side * 0.2 * swell(0.9, 1.05, 1.7, 1.9, seconds),
      sink: 0.02 * drawn,
    })
    const held = (arm: ArmGesture): Gesture => ({
      ...rest,
      arms: [hand === 0 ? arm : rest.arms[0], hand === 1 ? arm : rest.arms[1]],
      hands: [hand === 0 ? 'collar' : rest.hands[0], hand === 1 ? 'collar' : rest.hands[1]],
    })
    const arms = armsBetween(mover, trunk, rest, held(folded), Math.min(1, goes / bends))
    const raises = ease(bends * 0.7, 1, goes)
    const raised = raises > 0 ? armsBetween(mover, trunk, { ...rest, ...arms }, held(atHair), raises) : arms
    return standing(mover, { ...trunk, ...raised })
  },
})

/** The hand goes up before the chest, and only then the elbow beside the head: swung out straight, the forearm would hide its own upper arm. */
const folded: ArmGesture = { upper: [10, 26], lower: [6, 128], over: true, rest: 'free' }
const atHair: ArmGesture = { upper: [20, 10], lower: [-30, 60], over: true, rest: 'hair' }
/** After which share of its way the arm is folded. */
const bends = 0.62
