import type { Gesture } from '../mannequins/round/gesture.ts'
import { armsBetween } from './arms.ts'
import { breath, swell } from './course.ts'
import { defineMotion } from './motion.ts'
import { living } from './living.ts'
import { freeHand, movedBy } from './movedBy.ts'
import { standing } from './standing.ts'

/** How often a hand goes to and fro a second. */
const often = 1.9

/** An arm goes up and waves, the body leaning after it. */
export const wave = defineMotion({
  id: 'wave',
  label: 'Waving',
  round: null,
  turnsRound: false,
  moment(seconds, mover) {
    const { rest } = mover
    // The far arm goes up, so that it hides nothing.
    const hand = freeHand(rest, rest.yaw >= 0 ? 1 : 0)
    const side = hand ? 1 : -1
    const back = Math.max(2, mover.seconds - 1)
    const drawn = swell(0.06, 0.26, 0.28, 0.5, seconds)
    const goes = swell(0.26, 0.86, back + 0.05, back + 0.8, seconds)
    const waves = swell(0.7, 1.1, back - 0.4, back + 0.1, seconds)
    const turn = (late: number) => Math.sin((seconds - 0.78 - late) * often * 2 * Math.PI)
    const [shoulder, elbow] = [waves * turn(0), waves * turn(0.09)]
    const trunk = movedBy(living(rest, seconds), {
      yaw: -0.3 * rest.yaw * goes,
      twist: -side * (5 * goes - 3 * drawn),
      hips: [-side * (0.05 * goes - 0.02 * drawn), side * 3 * goes, 0],
      ribs: [side * 0.01 * shoulder, side * (-3 * goes + 0.6 * shoulder), 0.02 * goes + 0.012 * breath(seconds)],
      head: [-0.7 * rest.head.yaw * goes, -3 * goes + 2 * drawn, side * (4 * goes + 1.2 * elbow), 0],
      gaze: -rest.gaze * goes,
      sink: 0.04 * drawn + 0.012 * waves * (1 - turn(0) ** 2),
    })
    const arm = {
      upper: [97 + 4 * shoulder, 14],
      lower: [160 + 20 * elbow, 20],
      over: true,
    } as const
    const up: Pick<Gesture, 'arms' | 'hands'> = {
      arms: [hand === 0 ? arm : rest.arms[0], hand === 1 ? arm : rest.arms[1]],
      hands: [hand === 0 ? 'relaxed' : rest.hands[0], hand === 1 ? 'relaxed' : rest.hands[1]],
    }
    const arms = armsBetween(mover, trunk, rest, { ...rest, ...up }, goes)
    const glad = mover.build.ageGroup === 'child' ? 'laugh' : 'smile'
    return standing(mover, { ...trunk, ...arms, mood: goes > 0.5 && rest.mood === 'calm' ? glad : rest.mood })
  },
})
