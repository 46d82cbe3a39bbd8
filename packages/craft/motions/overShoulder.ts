import { breath, ease, swell } from './course.ts'
import { feetOf } from './foot.ts'
import { defineMotion } from './motion.ts'
import { living } from './living.ts'
import { movedBy } from './movedBy.ts'
import { standing } from './standing.ts'

/** Turns away from the hips up, lets the head go last, and looks back at us over the shoulder before coming round again. */
export const overShoulder = defineMotion({
  id: 'overShoulder',
  label: 'Look over the shoulder',
  round: null,
  turnsRound: true,
  moment(seconds, mover) {
    const { rest } = mover
    const way = Math.sign(rest.yaw) || 1
    const back = Math.max(2.3, mover.seconds - 1.25)
    const drawn = swell(0.1, 0.34, 0.36, 0.66, seconds)
    const at = (late: number) => swell(0.36 + late, 1.1 + late, back + late, back + 0.75 + late, seconds)
    const [hips, ribs, arms] = [at(0), at(0.08), at(0.2)]
    // The eyes go away with the body, then find us again, and the head after them.
    const away = swell(0.32, 0.86, 1.06, 1.56, seconds)
    const found = swell(1.08, 1.6, back - 0.1, back + 0.5, seconds)
    const total = 26 * hips + 24 * ribs
    const home = -rest.head.yaw * 0.8 + way * (4 - 6 * found)
    const smiles = found > 0.5
    const gesture = movedBy(living(rest, seconds), {
      yaw: way * (26 * hips - 5 * drawn),
      twist: way * 24 * ribs - rest.twist * 0.6 * ribs,
      hips: [0, 0, 0.03 * hips],
      ribs: [0, 0, -0.05 * ribs + 0.012 * breath(seconds)],
      head: [
        way * total * 0.9 * away * (1 - found) + home * found,
        -2 * away - 3 * found,
        -way * 7 * found,
        way * -0.02 * found,
      ],
      arms: [
        [2 * arms, -way * 9 * arms, 3 * arms, -way * 6 * arms],
        [2 * arms, way * 9 * arms, 3 * arms, way * 6 * arms],
      ],
      gaze: -way * 0.25 * ease(0.96, 1.1, seconds) * (1 - ease(1.5, 1.9, seconds)),
      sink: 0.02 * drawn,
    })
    const feet = feetOf(mover, rest)
    const turned = (foot: 0 | 1) => ({ kneeOut: feet[foot].kneeOut + (foot ? -1 : 1) * -way * 0.25 * hips })
    const moment = standing(mover, gesture, [turned(0), turned(1)])
    return smiles && rest.mood === 'calm' ? { ...moment, gesture: { ...moment.gesture, mood: 'smile' } } : moment
  },
})
