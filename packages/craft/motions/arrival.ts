import { gaitOf } from './gaits.ts'
import { feetOf } from './foot.ts'
import type { Mover } from './motion.ts'
import { legShare } from '../mannequins/round/placing.ts'
import type { Print } from './prints.ts'
import { stepOf } from './regular.ts'
import { airborne, pelvisOver, stepsAlong } from './stepsAlong.ts'
import type { Way } from './walking.ts'

/** Steps out of the depth whose last two are the feet of the look's own gesture, the free foot coming down at a time. */
export function arriving(mover: Mover, stop: number): Way {
  const { rest, build } = mover
  const { time, high } = gaitOf(build)
  const feet = feetOf(mover, rest)
  const carries = rest.weight
  const onto = (foot: 0 | 1, lands: number): Print => ({
    ...feet[foot],
    foot,
    lifts: lands - airborne * time,
    lands,
    high: high * legShare(build) * 0.7,
  })
  const start = [0, feet[carries].ball[1]] as const
  const from = -Math.ceil((stop + 2) / time) - 3
  const line = { start, heading: 0, foot: carries, lands: stop - time, from, to: -1, step: stepOf(mover) * 0.94 }
  const prints = [...stepsAlong(mover, line), onto(carries, stop - time), onto(carries ? 0 : 1, stop)]
  const { x, z } = pelvisOver(prints)
  const there = [stop + 0.32, 0] as const
  return {
    prints,
    x: [...x.filter(([at]) => at < stop), there],
    z: [...z.filter(([at]) => at < stop), there],
    yaw: [
      [stop - 1.2 * time, 0],
      [stop + 0.25, rest.yaw],
    ],
  }
}
