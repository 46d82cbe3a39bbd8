import { lerp } from '@toile/geometry'
import { breath, ease, swell } from './course.ts'
import { halfTime, twoTurns } from './halfTurn.ts'
import { living } from './living.ts'
import { defineMotion, type Mover } from './motion.ts'
import { movedBy } from './movedBy.ts'
import type { Print } from './prints.ts'
import { walking, type Way } from './walking.ts'

const begins = 0.25
/** How far the back is turned to us, how far the chest comes round again from there, and how far off us a face stays that looks over its shoulder; in degrees. */
const [away, opened, aside] = [142, 20, 42] as const

/** Turns away from us in a few steps, then looks back over the shoulder and comes round again. */
export const overShoulder = defineMotion({
  id: 'overShoulder',
  label: 'Look over the shoulder',
  round: null,
  turnsRound: true,
  moment(seconds, mover) {
    const { rest } = mover
    const { prints, side, again } = turns.get(mover) ?? openTurn(mover)
    const leaves = ease(begins - 0.06, begins + halfTime, seconds)
    const comes = ease(again - 0.06, again + halfTime, seconds)
    const gone = leaves - comes
    const drawn = swell(0.04, begins - 0.04, begins, begins + 0.3, seconds)
    const goes = Math.min(1, 4 * leaves * (1 - leaves) + 4 * comes * (1 - comes))
    // The head goes away with the body; the eyes find us first, the face follows, and it is here before the body is.
    const found = ease(begins + halfTime * 0.72, begins + halfTime * 1.3, seconds)
    const ahead = ease(again - 0.1, again + 0.62, seconds)
    const looks =
      lerp(lerp(rest.head.yaw, side * away, leaves), side * aside, found) * (1 - ahead) + rest.head.yaw * ahead
    const back = found * (1 - ahead)
    const free = 1 - Math.min(1, gone + goes)
    const upper = movedBy(living(rest, seconds), {
      twist: -side * opened * back - rest.twist * (1 - free) - side * 8 * drawn,
      hips: [-rest.pelvis.shift * 0.6 * (1 - free), -rest.pelvis.tilt * 0.6 * (1 - free) + side * 1.5 * back, 0],
      ribs: [0, -rest.chest.tilt * 0.6 * (1 - free) - side * 2.5 * back, 0.012 * breath(seconds)],
      head: [0, -3 * back, side * 5 * back, 0],
      arms: [
        [9 * goes + 3 * back, -side * 6 * goes, 7 * goes, 4 * goes],
        [9 * goes + 3 * back, side * 6 * goes, 7 * goes, 4 * goes],
      ],
      sink: 0.03 * drawn,
    })
    const gesture = { ...upper, head: { ...upper.head, yaw: looks, roll: upper.head.roll * (1 - goes) } }
    const yaw = rest.yaw + side * (away - Math.abs(rest.yaw)) * gone - side * 5 * drawn
    const way: Way = { prints, x: [[0, 0]], z: [[0, 0]], yaw: [[0, yaw]] }
    const moment = walking(mover, way, seconds, gesture)
    return back > 0.6 && rest.mood === 'calm' ? { ...moment, gesture: { ...moment.gesture, mood: 'smile' } } : moment
  },
})

interface Turning {
  prints: readonly Print[]
  side: number
  /** When the way back begins. */
  again: number
}

const turns = new WeakMap<Mover, Turning>()

function openTurn(mover: Mover): Turning {
  const { rest, seconds } = mover
  const side = Math.sign(rest.yaw) || 1
  const by = away - Math.abs(rest.yaw)
  const again = Math.max(begins + halfTime + 0.1, seconds - halfTime - 0.4)
  const prints = twoTurns(mover, { begins, again, side, by, comesBack: true })
  const own = { prints, side, again }
  turns.set(mover, own)
  return own
}
