import { breath, ease, swell } from './course.ts'
import { facing } from './facing.ts'
import { halfTime, twoTurns } from './halfTurn.ts'
import { defineMotion, type Mover } from './motion.ts'
import { living } from './living.ts'
import { movedBy } from './movedBy.ts'
import { walking, type Way } from './walking.ts'

const begins = 0.3

/** Turns round in a few steps, lets the back be seen, and turns on to the front. */
export const turnAround = defineMotion({
  id: 'turnAround',
  label: 'Turn to the back',
  round: null,
  turnsRound: true,
  moment(seconds, mover) {
    const { rest } = mover
    const { way, side, again } = turnWays.get(mover) ?? openTurn(mover)
    const first = ease(begins - 0.06, begins + halfTime, seconds)
    const second = ease(again - 0.06, again + halfTime, seconds)
    const turned = side * 180 * (first + second)
    const drawn =
      swell(0.06, begins - 0.04, begins, begins + 0.3, seconds) +
      swell(again - 0.3, again - 0.06, again, again + 0.3, seconds)
    const goes = 4 * first * (1 - first) + 4 * second * (1 - second)
    // The head stays with us when the body leaves, and is here first when it comes back.
    const early = side * 180 * (ease(begins + 0.1, begins + 0.86, seconds) + ease(again - 0.12, again + 0.66, seconds))
    const looks = facing(rest.yaw + early) + (rest.head.yaw - facing(rest.yaw)) * (1 - Math.min(1, goes))
    const upper = movedBy(living(rest, seconds), {
      twist:
        side * (9 * (first * (1 - first) + second * (1 - second)) * 4 - 9 * drawn) -
        rest.twist * 0.7 * Math.min(1, goes),
      hips: [-rest.pelvis.shift * 0.7 * goes, -rest.pelvis.tilt * 0.7 * goes, 0],
      ribs: [0, -rest.chest.tilt * 0.7 * goes, 0.012 * breath(seconds)],
      arms: [
        [10 * goes, -side * 6 * goes, 9 * goes, 4 * goes],
        [10 * goes, side * 6 * goes, 9 * goes, 4 * goes],
      ],
      sink: 0.04 * drawn,
    })
    const gesture = { ...upper, head: { ...upper.head, yaw: looks, roll: upper.head.roll * (1 - Math.min(1, goes)) } }
    const courses: Way = { ...way, yaw: [[0, rest.yaw + turned - side * 5 * drawn]] }
    return walking(mover, courses, seconds, gesture)
  },
})

interface Turning {
  way: Way
  side: number
  /** When the second half begins. */
  again: number
}

const turnWays = new WeakMap<Mover, Turning>()

function openTurn(mover: Mover): Turning {
  const { rest, seconds } = mover
  const side = Math.sign(rest.yaw) || 1
  const again = Math.max(begins + halfTime + 0.35, seconds - halfTime - 0.6)
  const prints = twoTurns(mover, { begins, again, side, by: 180, comesBack: false })
  const own = { way: { prints, x: [[0, 0]], z: [[0, 0]], yaw: [] }, side, again } as const
  turnWays.set(mover, own)
  return own
}
