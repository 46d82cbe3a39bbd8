import { lerp } from '@toile/geometry'
import { breath, ease, swell } from './course.ts'
import { feetOf } from './foot.ts'
import { defineMotion } from './motion.ts'
import { movedBy } from './movedBy.ts'
import { standing } from './standing.ts'

const round = 4

/** The weight goes over to the other leg, which takes it up while the first lets go, stays a while, and comes back. */
export const weightShift = defineMotion({
  id: 'weightShift',
  label: 'Weight shift',
  round,
  turnsRound: false,
  keepsArms: true,
  moment(seconds, mover) {
    const { rest } = mover
    const time = ((seconds % round) + round) % round
    const at = (late: number) => swell(0.42 + late, 1.12 + late, 2.42 + late, 3.16 + late, time)
    const [hips, ribs, skull] = [at(0), at(0.1), at(0.2)]
    // Before it goes, the weight presses once more into the leg that has it.
    const pressed = swell(0.1, 0.4, 0.42, 0.66, time) + -0.6 * swell(2.1, 2.4, 2.42, 2.66, time)
    const settled = swell(1.0, 1.22, 1.24, 1.6, time) + swell(3.04, 3.26, 3.28, 3.64, time)
    const { pelvis, chest } = rest
    const gesture = movedBy(rest, {
      yaw: -0.3 * rest.yaw * hips,
      twist: -0.7 * rest.twist * ribs,
      hips: [(-1.85 * hips + 0.14 * pressed) * pelvis.shift, (-1.9 * hips + 0.14 * pressed) * pelvis.tilt, 0.02 * hips],
      ribs: [-1.6 * ribs * chest.shift, (-1.8 * ribs + 0.12 * pressed) * chest.tilt, 0.012 * breath(time, round / 2)],
      head: [-0.4 * rest.head.yaw * skull, 1.5 * settled, -1.7 * rest.head.roll * skull, 0],
      gaze: -0.6 * rest.gaze * skull,
      sink: 0.03 * settled,
    })
    const feet = feetOf(mover, rest)
    const carries = rest.weight
    const free = carries ? 0 : 1
    const [own, other] = [feet[carries], feet[free]]
    const goes = ease(0.7, 1.3, time) * (1 - ease(2.5, 3, time))
    const loosened = { heel: lerp(own.heel, 12, goes), kneeOut: lerp(own.kneeOut, -0.3, goes) }
    const taken = { heel: lerp(other.heel, 0, hips), kneeOut: lerp(other.kneeOut, 0.1, hips) }
    return standing(mover, gesture, carries ? [taken, loosened] : [loosened, taken])
  },
})
