import type { Gesture } from '../mannequins/round/gesture.ts'
import { armsBetween } from './arms.ts'
import { breath, swell } from './course.ts'
import { defineMotion } from './motion.ts'
import { living } from './living.ts'
import { movedBy } from './movedBy.ts'
import { standing } from './standing.ts'

const edge = { upper: [17, 4], lower: [-27, 58], over: true, rest: 'free' } as const
const atEdges: Pick<Gesture, 'arms' | 'hands'> = { arms: [edge, edge], hands: ['collar', 'collar'] }
/** Elbows a little out, hands beside the body: as far as the edges go along. */
const apart: Pick<Gesture, 'arms' | 'hands'> = {
  arms: [
    { upper: [25, -8], lower: [7, 42], over: true, rest: 'free' },
    { upper: [27, -5], lower: [9, 38], over: true, rest: 'free' },
  ],
  hands: ['collar', 'collar'],
}

/** Takes the coat by its edges, opens it, shows what is under it, and lets it fall. */
export const coatOpened = defineMotion({
  id: 'coatOpened',
  label: 'Coat opened',
  round: null,
  turnsRound: false,
  asks: 'coat',
  moment(seconds, mover) {
    const { rest } = mover
    const side = rest.weight ? 1 : -1
    const back = Math.max(2.2, mover.seconds - 1.2)
    const takes = swell(0.15, 0.85, back + 0.2, back + 1, seconds)
    const holds = swell(0.7, 0.85, back + 0.1, back + 0.5, seconds)
    const opens = swell(0.92, 1.6, back - 0.6, back + 0.1, seconds)
    const drawn = swell(0.78, 0.94, 0.95, 1.2, seconds)
    const trunk = movedBy(living(rest, seconds), {
      yaw: -0.35 * rest.yaw * opens,
      twist: -0.5 * rest.twist * opens,
      hips: [side * 0.03 * opens, -side * 2 * opens, 0.05 * opens],
      ribs: [0, side * opens, 0.05 * opens - 0.04 * drawn + 0.012 * breath(seconds)],
      head: [-0.5 * rest.head.yaw * opens, 4 * (takes - opens) * 0.8 - 3 * opens, -side * 2 * opens, 0],
      sink: 0.02 * drawn,
    })
    const taking = armsBetween(mover, trunk, rest, { ...rest, ...atEdges }, takes)
    const arms = opens > 0 ? armsBetween(mover, trunk, { ...rest, ...taking }, { ...rest, ...apart }, opens) : taking
    return { ...standing(mover, { ...trunk, ...arms }), edges: [holds, holds] }
  },
})
