import { radians, turnedBy } from '../mannequins/round/place.ts'
import type { Gesture } from '../mannequins/round/gesture.ts'
import { armsBetween } from './arms.ts'
import { arriving } from './arrival.ts'
import { ease } from './course.ts'
import { facing } from './facing.ts'
import { feetOf } from './foot.ts'
import { gaitOf } from './gaits.ts'
import { halfTime, halfTurn, type Turned, turnedFeet } from './halfTurn.ts'
import { mixed } from './mixed.ts'
import { defineMotion, type Mover } from './motion.ts'
import { stepOf } from './regular.ts'
import { pelvisOver, stepsAlong } from './stepsAlong.ts'
import { posing } from './stepStop.ts'
import { held, walking, type Way } from './walking.ts'

/** When somebody stands and goes on, as shares of what is left of a film beside the turn. */
const stands = 0.42
const goes = 0.68

/** Walks down the runway, stops in the look's own pose, turns and walks away. */
export const catwalk = defineMotion({
  id: 'catwalk',
  label: 'Catwalk with a turn',
  round: null,
  turnsRound: true,
  moment(seconds, mover) {
    const runway = runways.get(mover) ?? openRunway(mover)
    runways.set(mover, runway)
    return walking(mover, runway.way, seconds, upperAt(mover, seconds, runway))
  },
})

/** Trunk, head and arms: those of a walk, the look's own pose, and a walk's again; the eyes leave us last. */
function upperAt(mover: Mover, seconds: number, { stop, leave, round }: Runway): Gesture {
  const { rest } = mover
  const pose = posing(mover, seconds, stop)
  if (seconds < leave - 0.2) return pose
  const walk = held(mover)
  const upper = mixed(mover, pose, walk, ease(leave - 0.15, leave + 0.45, seconds))
  const arms = armsBetween(mover, upper, pose, walk, ease(leave - 0.05, leave + 0.65, seconds))
  const away = facing(rest.yaw + (round - rest.yaw) * ease(leave + 0.08, leave + halfTime * 0.85, seconds))
  const turned = ease(leave - 0.15, leave + 0.4, seconds)
  const leads = 4 * ease(leave, leave + 1, seconds) * (1 - ease(leave, leave + 1, seconds))
  return {
    ...upper,
    ...arms,
    twist: upper.twist + Math.sign(round) * 10 * leads,
    head: { ...upper.head, yaw: upper.head.yaw + (away - upper.head.yaw) * turned },
  }
}

interface Runway {
  stop: number
  leave: number
  /** How far the body is turned when it leaves. */
  round: number
  way: Way
}

const runways = new WeakMap<Mover, Runway>()

/** The steps of the whole way. */
function openRunway(mover: Mover): Runway {
  const { rest, seconds } = mover
  const { time } = gaitOf(mover.build)
  const step = stepOf(mover)
  const stop = (seconds - halfTime) * stands
  const leave = (seconds - halfTime) * goes
  const side = Math.sign(rest.yaw) || 1
  const round = side * 180
  const come = arriving(mover, stop)
  const own = turnedFeet(feetOf(mover, rest))
  // Where the pose is turned by its own yaw, a straight line leads away.
  const straight: Turned = (foot, degrees) => {
    const share = Math.abs(degrees) / 180
    return own(foot, degrees - rest.yaw * share)
  }
  const steps = halfTurn(mover, leave, side, straight)
  // The last of them is the first on the way back.
  const off = [(rest.weight ? -1 : 1) * 0.12, -0.45 * step] as const
  const turn = steps.slice(0, 4).map((print, i) => (i < 3 ? print : { ...print, ball: off, heel: 0, kneeOut: 0.05 }))
  const [x, , z] = turnedBy([0, 0, 1.35 * step], round * radians)
  const go = stepsAlong(mover, {
    start: [x, z],
    heading: round,
    foot: rest.weight ? 0 : 1,
    lands: leave + 0.92 + time,
    from: 0,
    to: Math.ceil((seconds - leave) / time) + 3,
  })
  const over = pelvisOver([...turn.filter(({ foot, pivot }) => pivot === undefined && foot === rest.weight), ...go])
  const stays = [leave + 0.3, 0] as const
  return {
    stop,
    leave,
    round,
    way: {
      prints: [...come.prints, ...turn, ...go],
      x: [...come.x, stays, ...over.x],
      z: [...come.z, stays, ...over.z],
      yaw: [...come.yaw, [leave, rest.yaw], [leave + 0.14, rest.yaw - side * 4], [leave + halfTime * 0.88, round]],
    },
  }
}
