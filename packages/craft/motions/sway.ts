import { leaning } from './course.ts'
import { feetOf } from './foot.ts'
import { defineMotion } from './motion.ts'
import { movedBy } from './movedBy.ts'
import { standing } from './standing.ts'

const round = 2.4

/** The weight goes from hip to hip, ribs, head and arms follow one after the other, the feet stay. */
export const sway = defineMotion({
  id: 'sway',
  label: 'Swaying',
  round,
  turnsRound: false,
  keepsArms: true,
  moment(seconds, mover) {
    const { rest } = mover
    const late = (by: number) => leaning(seconds / round - by, 0.25)
    const [hips, ribs, skull, hands] = [late(0), late(0.06), late(0.11), late(0.14)]
    const gesture = movedBy(rest, {
      yaw: 3 * hips,
      twist: -4 * ribs,
      hips: [0.13 * hips, -6 * hips, 0.01 * Math.abs(ribs)],
      ribs: [-0.02 * ribs, 5 * ribs, 0.01 * skull],
      head: [3 * skull, Math.abs(skull), -2.5 * skull, 0.015 * skull],
      arms: [
        [3 * hands, -3 * hands, 4 * hands, 2 * hands],
        [-3 * hands, 3 * hands, -4 * hands, -2 * hands],
      ],
    })
    const feet = feetOf(mover, rest)
    const eased = (foot: 0 | 1) => {
      const off = Math.max(0, (foot ? -1 : 1) * hips) ** 2
      const { heel, kneeOut } = feet[foot]
      return { heel: heel + 9 * off, kneeOut: kneeOut - 0.22 * off }
    }
    return standing(mover, gesture, [eased(0), eased(1)])
  },
})
