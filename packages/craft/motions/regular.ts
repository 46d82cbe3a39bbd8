import { legShare } from '../mannequins/round/placing.ts'
import { gaitOf } from './gaits.ts'
import type { Mover } from './motion.ts'
import { stepsAlong } from './stepsAlong.ts'
import type { Way } from './walking.ts'

/** How far before the pelvis a foot lands, in steps. */
const before = 0.62

/** Even steps along a straight line towards the viewer: the pelvis is at `z` at second 0. */
export function regular(mover: Mover, z: number, from: number, until: number): Way {
  const { time } = gaitOf(mover.build)
  const step = stepOf(mover)
  const [first, last] = [Math.floor(from / time) - 5, Math.ceil(until / time) + 5]
  const start = [0, z + before * step] as const
  const prints = stepsAlong(mover, { start, heading: 0, foot: 0, lands: 0, from: first, to: last })
  return {
    prints,
    x: [[0, 0]],
    z: prints.map(({ lands }) => [lands, z + (lands / time) * step] as const),
    yaw: [[0, 0]],
  }
}

/** How far a step carries somebody, in heads. */
export const stepOf = ({ build }: Mover): number => gaitOf(build).step * legShare(build)
