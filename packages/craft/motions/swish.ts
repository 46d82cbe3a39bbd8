import type { Gesture } from '../mannequins/round/gesture.ts'
import { armsBetween } from './arms.ts'
import { ease, leaning } from './course.ts'
import { feetOf } from './foot.ts'
import { defineMotion } from './motion.ts'
import { movedBy } from './movedBy.ts'
import { standing } from './standing.ts'

const round = 2

/** How far hands sweep the hem after the hips, and how much later it comes, in rounds. */
const [sweep, wide, trails] = [0.42, 0.2, 0.14] as const

/** Hands a little away from the skirt, as if its cloth lay between the fingers. */
const light: Pick<Gesture, 'arms' | 'hands'> = {
  arms: [
    { upper: [26, -6], lower: [10, 14], over: true },
    { upper: [28, 4], lower: [12, 20], over: true },
  ],
  hands: ['relaxed', 'relaxed'],
}

/** Hips turn to and fro in quick halves, so that the skirt flies late from side to side. */
export const swish = defineMotion({
  id: 'swish',
  label: 'Swish of the skirt',
  round,
  turnsRound: false,
  asks: 'skirt',
  moment(seconds, mover) {
    const { rest } = mover
    const at = (late: number) => {
      const t = seconds / round - late
      // Two strong swishes and a small one in every round.
      return leaning(2 * t, 0.35) * (0.8 + 0.2 * Math.cos(2 * Math.PI * t))
    }
    const [hips, ribs, skull, hands] = [at(0), at(0.04), at(0.08), at(0.1)]
    const open = { ...rest, ...light }
    const trunk = movedBy(rest, {
      yaw: 21 * hips,
      twist: -22 * ribs,
      hips: [0.1 * hips, -4.5 * hips, 0.02 * Math.abs(hips)],
      ribs: [0, 4 * ribs, 0.01],
      head: [-3 * skull, -1 + Math.abs(skull), -3 * skull, 0],
      gaze: 0.1 * skull,
      sink: 0.03 + 0.03 * Math.abs(hips),
    })
    const arms = armsBetween(mover, trunk, rest, open, 1)
    const gesture = movedBy(
      { ...trunk, ...arms },
      {
        arms: [
          [-11 * hands, 6 * hands, -14 * hands, 4 * hands],
          [11 * hands, -6 * hands, 14 * hands, -4 * hands],
        ],
      },
    )
    const feet = feetOf(mover, rest)
    const loose = (foot: 0 | 1) => {
      const off = Math.max(0, (foot ? -1 : 1) * hips)
      return { heel: feet[foot].heel + 12 * ease(0, 1, off), kneeOut: feet[foot].kneeOut - 0.3 * off * off }
    }
    const swept = at(trails)
    return { ...standing(mover, gesture, [loose(0), loose(1)]), sweeps: [sweep * swept, wide * swept * swept] }
  },
})
