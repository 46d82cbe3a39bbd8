import { gaitOf } from './gaits.ts'
import { defineMotion } from './motion.ts'
import { regular } from './regular.ts'
import { held, walking } from './walking.ts'

/** Two steps at the pace of a grown-up, in seconds. */
const round = 1.1
/** Steps that are reckoned before and after the two that are seen. */
const around = 4

/** Walks as on a belt: always as large and in the same place, so that the film goes round for ever. */
export const walkOnSpot = defineMotion({
  id: 'walkOnSpot',
  label: 'Walking on the spot',
  round,
  turnsRound: false,
  moment(seconds, mover) {
    const { time } = gaitOf(mover.build)
    const share = (((seconds / round) % 1) + 1) % 1
    const at = (around + 2 * share) * time
    const moment = walking(mover, regular(mover, 0, 0, (2 * around + 2) * time), at, held(mover))
    // The floor runs back under whoever stands on it.
    return { ...moment, at: [0, 0], planted: [false, false] }
  },
})
