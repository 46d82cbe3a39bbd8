import { clamp } from '@toile/geometry'
import { type Place, radians, turnedBy } from '../mannequins/round/place.ts'
import { wrapped } from './angles.ts'
import { limbsOf } from './limbsOf.ts'
import type { Moment, Mover } from './motion.ts'
import { lagBehind, type Spring } from './spring.ts'
import type { Swing } from '../mannequins/round/swing.ts'

/** How cloth swings: 0 falls like water .. 1 stands like a board, and how heavy it is against a summer dress. */
export interface Sway {
  stiffness: number
  weight: number
}

/** How a cotton dress swings. */
export const cottonSway: Sway = { stiffness: 0.5, weight: 1 }

const hair: Spring = { k: 80, c: 8, drag: 0.6 }
const cuffs: Spring = { k: 90, c: 9, drag: 0.5 }
/** How much further than the place it hangs from the end of a hem, of hair and of a cuff swings. */
const gains = { hem: 2.2, hair: 1.4, cuffs: 1.2 } as const
/** Nothing swings further, in heads and in degrees. */
const most = { hem: 0.7, hair: 0.4, cuffs: 0.3, spin: 70, flare: 0.85 } as const
/** How fast a turn is that throws light cloth out by half its width, in degrees a second. */
const thrown = 350

/** The swing of every moment of a film whose moments are so many frames a second; what was before the first is given too, so that somebody who comes in walking already swings. */
export function swingOf(mover: Mover, moments: readonly Moment[], rate: number, sway: Sway): Swing[] {
  const apart = 1 / rate
  const soft = 1 - sway.stiffness
  const hem: Spring = { k: 40 + 50 * sway.stiffness, c: 4.2 + 4.6 * sway.stiffness, drag: 0.9 / sway.weight }
  const reach = gains.hem * (0.55 + 0.9 * soft)
  const places = moments.map((moment) => hungFrom(mover, moment))
  const lag = (read: (place: Hung) => number, spring: Spring, gain: number, limit: number) =>
    lagBehind(places.map(read), apart, spring).map((by) => limit * Math.tanh((by * gain) / limit))
  const yaws = unrolled(places.map(({ yaw }) => yaw))
  const turns: Spring = { k: 30 + 30 * sway.stiffness, c: 3.6 + 3 * sway.stiffness, drag: 0.7 + 0.5 * soft }
  const spins = lagBehind(yaws, apart, turns).map((by) => most.spin * Math.tanh((by * (0.5 + 0.6 * soft)) / most.spin))
  const flares = flaresOf(yaws, apart, sway)
  const hemX = lag(({ hips }) => hips[0], hem, reach, most.hem)
  const hemZ = lag(({ hips }) => hips[2], hem, reach, most.hem)
  const hairX = lag(({ nape }) => nape[0], hair, gains.hair, most.hair)
  const hairZ = lag(({ nape }) => nape[2], hair, gains.hair, most.hair)
  const [left, right] = ([0, 1] as const).map((i) => lag(({ hands }) => hands[i][0], cuffs, gains.cuffs, most.cuffs))
  const at = (values: readonly number[] | undefined, i: number) => values?.[i] ?? 0
  return moments.map(({ edges = [0, 0], sweeps = [0, 0] }, i) => ({
    hem: [at(hemX, i) + sweeps[0] * (0.6 + 0.6 * soft), at(hemZ, i)],
    flare: at(flares, i) + sweeps[1] * (0.6 + 0.6 * soft),
    spin: at(spins, i),
    hair: [at(hairX, i), at(hairZ, i)],
    hands: [at(left, i), at(right, i)],
    edges,
  }))
}

/** Angles as they go on, without a jump from 180 to -180. */
function unrolled(angles: readonly number[]): number[] {
  let last = angles[0] ?? 0
  return angles.map((angle) => {
    last += wrapped(angle - last)
    return last
  })
}

/** Hems rise with the square of a turn's speed, and fall by their weight when it ends. */
function flaresOf(yaws: readonly number[], apart: number, { stiffness, weight }: Sway): number[] {
  const speeds = yaws.map((yaw, i) => Math.abs(yaw - (yaws[i - 1] ?? yaw)) / apart)
  const wanted = speeds.map(
    (speed) => (0.55 * clamp((speed / thrown) ** 2, 0, 1.4) * (1.25 - 0.5 * stiffness)) / weight ** 0.25,
  )
  const late = lagBehind(wanted, apart, { k: 46, c: 9, drag: 0 })
  return wanted.map((want, i) => clamp(want + (late[i] ?? 0), 0, most.flare))
}

interface Hung {
  hips: Place
  /** Where hair begins to hang at the back of the head. */
  nape: Place
  hands: readonly [Place, Place]
  yaw: number
}

/** Where in the world cloth, hair and cuffs of a moment hang from. */
function hungFrom(mover: Mover, { gesture, at }: Moment): Hung {
  const { levels } = mover.build
  const { spine, arms } = limbsOf(mover, gesture)
  const inWorld = ([x, y, z]: Place): Place => [x + at[0], y, z + at[1]]
  const head = spine.station(levels.neck).at
  const nape = turnedBy([0, 0, -0.35], gesture.head.yaw * radians)
  return {
    hips: inWorld(spine.station(levels.highHip).at),
    nape: inWorld([
      head[0] + nape[0] + gesture.head.shift - 0.3 * Math.sin(gesture.head.roll * radians),
      0,
      head[2] + nape[2],
    ]),
    hands: [inWorld(arms(0)[2]), inWorld(arms(1)[2])],
    yaw: gesture.yaw,
  }
}
