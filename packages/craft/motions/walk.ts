import { gaitOf } from './gaits.ts'
import { defineMotion } from './motion.ts'
import { regular, stepOf } from './regular.ts'
import { held, walking } from './walking.ts'

/** Comes towards us out of the depth, without a stop. */
export const walk = defineMotion({
  id: 'walk',
  label: 'Walking',
  round: null,
  turnsRound: false,
  moment(seconds, mover) {
    const far = (mover.seconds * stepOf(mover)) / gaitOf(mover.build).time
    return walking(mover, regular(mover, -far, -2, mover.seconds), seconds, held(mover))
  },
})
