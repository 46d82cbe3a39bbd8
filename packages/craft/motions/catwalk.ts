import { radians, turnedBy } from '../mannequins/round/place.ts'
import type { Gesture } from '../mannequins/round/gesture.ts'
import { armsBetween } from './arms.ts'
import { breath, ease, swell } from './course.ts'
import { facing } from './facing.ts'
import { feetOf, pivotHeel } from './foot.ts'
import { gaitOf } from './gaits.ts'
import { mixed } from './mixed.ts'
import { defineMotion, type Mover } from './motion.ts'
import type { Print } from './prints.ts'
import { stepOf } from './regular.ts'
import { pelvisOver, stepsAlong } from './stepsAlong.ts'
import { held, walking, type Way } from './walking.ts'

/** When somebody stands, goes on, and is turned round, as shares of what is left of a film beside the turn. */
const stands = 0.42
const goes = 0.66
const turning = 1.15

/** Walks down the runway, stops in the look's own pose, turns and walks away. */
export const catwalk = defineMotion({
  id: 'catwalk',
  label: 'Catwalk with a turn',
  round: null,
  turnsRound: true,
  moment(seconds, mover) {
    const { stop, leave, way, round } = turnedWay(mover)
    return walking(mover, way, seconds, upperAt(mover, seconds, stop, leave, round))
  },
})

/** Trunk, head and arms: those of a walk, then the look's own pose, then a walk's again. */
function upperAt(mover: Mover, seconds: number, stop: number, leave: number, round: number): Gesture {
  const walk = held(mover)
  const pose = { ...mover.rest, sink: mover.rest.sink ?? 0 }
  const trunk = swell(stop - 0.45, stop + 0.3, leave - 0.1, leave + 0.45, seconds)
  const late = swell(stop - 0.2, stop + 0.55, leave - 0.05, leave + 0.6, seconds)
  const upper = mixed(mover, walk, pose, trunk)
  const arms = armsBetween(mover, { ...upper, yaw: mover.rest.yaw }, walk, pose, late)
  const proud = swell(stop + 0.2, stop + 0.6, leave - 0.2, leave + 0.2, seconds)
  const away = facing(mover.rest.yaw + (round - mover.rest.yaw) * ease(leave, leave + turning * 0.8, seconds))
  const turned = ease(leave - 0.1, leave + 0.5, seconds)
  const { head, chest } = upper
  return {
    ...upper,
    ...arms,
    head: { ...head, yaw: head.yaw + (away - head.yaw) * turned, nod: head.nod - 2.5 * proud },
    chest: { ...chest, z: chest.z + 0.02 * proud * (1 + 0.5 * breath(seconds)) },
  }
}

interface TurnedWay {
  stop: number
  leave: number
  /** How far the body is turned when it leaves. */
  round: number
  way: Way
}

const ways = new WeakMap<Mover, TurnedWay>()

function turnedWay(mover: Mover): TurnedWay {
  const known = ways.get(mover) ?? openWay(mover)
  ways.set(mover, known)
  return known
}

/** The steps of the whole way: the last two of the first part are the feet of the look's own pose. */
function openWay(mover: Mover): TurnedWay {
  const { rest, seconds, build } = mover
  const { time, high } = gaitOf(build)
  const step = stepOf(mover)
  const feet = feetOf(mover, rest)
  const stop = (seconds - turning) * stands
  const leave = (seconds - turning) * goes
  const carries = rest.weight
  const free = carries ? 0 : 1
  const onto = (foot: 0 | 1, lands: number): Print => {
    const { ball, points, kneeOut, heel } = feet[foot]
    return { foot, lifts: lands - 0.78 * time, lands, ball, points, kneeOut, heel, high: high * 0.8 }
  }
  const start = [0, feet[carries].ball[1]] as const
  const come = stepsAlong(mover, {
    start,
    heading: 0,
    foot: carries,
    lands: stop - time,
    from: -Math.ceil((stop + 2) / time) - 3,
    to: -1,
    step: step * 0.94,
  })
  const side = Math.sign(rest.yaw) || 1
  const round = side * 180
  const turn = turnPrints(mover, feet, leave, side)
  const [away, , back] = turnedBy([0, 0, 0.8 * step], round * radians)
  const last = turn.at(-1)?.ball ?? start
  const go = stepsAlong(mover, {
    start: [last[0] * 0.3 + away, last[1] + back],
    heading: round,
    foot: free,
    lands: leave + turning,
    from: 0,
    to: Math.ceil((seconds - leave) / time) + 3,
  })
  const coming = [...come, onto(carries, stop - time), onto(free, stop)]
  const [first, second] = [pelvisOver(coming), pelvisOver([...turn, ...go])]
  const still = (value: number) =>
    [
      [stop + 0.3, value],
      [leave + 0.1, value],
    ] as const
  const prints = [...coming, ...turn, ...go]
  return {
    stop,
    leave,
    round,
    way: {
      prints,
      x: [...first.x.filter(([at]) => at < stop), ...still(0), ...second.x],
      z: [...first.z.filter(([at]) => at < stop), ...still(0), ...second.z],
      yaw: [
        [stop - 1.2 * time, 0],
        [stop + 0.25, rest.yaw],
        [leave, rest.yaw],
        [leave + 0.14, rest.yaw - side * 4],
        [leave + turning * 0.92, round],
      ],
    },
  }
}

/** Two steps that turn somebody round: the free foot across, the other after it, each turning where it stands while the body goes on. */
function turnPrints(mover: Mover, feet: ReturnType<typeof feetOf>, leave: number, side: number): Print[] {
  const { rest } = mover
  const step = stepOf(mover)
  const carries = rest.weight
  const free = carries ? 0 : 1
  const pivot = pivotHeel(mover)
  const [own, other] = [feet[carries].ball, feet[free].ball]
  const apart = (foot: 0 | 1) => (foot ? 1 : -1) * -0.16
  const second: Print['ball'] = [own[0] * 0.5 + apart(carries), own[1] - step * 0.5]
  return [
    {
      foot: carries,
      lifts: leave + 0.1,
      lands: leave + 0.62,
      ball: own,
      points: feet[carries].points + side * 75,
      pivot,
    },
    {
      foot: free,
      lifts: leave + 0.06,
      lands: leave + 0.46,
      ball: [other[0] * 0.4 + side * 0.12, own[1] + 0.1],
      points: rest.yaw + side * 70,
      high: 0.12,
    },
    {
      foot: free,
      lifts: leave + 0.55,
      lands: leave + 0.8,
      ball: [other[0] * 0.4 + side * 0.12, own[1] + 0.1],
      points: side * 168,
      pivot,
    },
    { foot: carries, lifts: leave + 0.64, lands: leave + 0.94, ball: second, points: side * 178, high: 0.14 },
  ]
}
