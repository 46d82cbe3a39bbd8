import { catwalk } from './catwalk.ts'
import { sway } from './sway.ts'
import { twirl } from './twirl.ts'
import { walk } from './walk.ts'

/** Every motion, in the order in which they are offered (requirement S1.09). */
export const motions = [walk, catwalk, twirl, sway] as const

export type MotionId = (typeof motions)[number]['id']
/** The ids of all motions. */
export const motionIds = motions.map(({ id }) => id) as [MotionId, ...MotionId[]]
