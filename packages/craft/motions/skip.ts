import { legShare } from '../mannequins/round/placing.ts'
import { along, ease } from './course.ts'
import { onFeet } from './foot.ts'
import { defineMotion, type Mover } from './motion.ts'
import { movedBy } from './movedBy.ts'
import { footOn, type Print } from './prints.ts'
import { held } from './walking.ts'

/** How long a step and its hop take, how far they go in heads of a grown-up's legs, and when the hop leaves and lands. */
const time = 0.54
const step = 1.9
const hop = { lifts: 0.24, lands: 0.42, high: 0.3 } as const

/** Skips towards us: a step and a hop on the same foot, the other knee high, arms flying. */
export const skip = defineMotion({
  id: 'skip',
  label: 'Skipping along',
  round: null,
  turnsRound: false,
  asks: 'child',
  moment(seconds, mover) {
    const long = legShare(mover.build)
    const pace = (step * long) / time
    const z = (seconds - mover.seconds) * pace
    const prints = skips(mover)
    const [left, right] = [footOn(prints, 0, seconds), footOn(prints, 1, seconds)]
    const within = (((seconds / time) % 1) + 1) % 1
    const aloft = Math.max(0, (within * time - hop.lifts) / (hop.lands - hop.lifts))
    const up = aloft < 1 ? 4 * aloft * (1 - aloft) : 0
    const landed =
      ease(0, 0.16, within) * (1 - ease(0.18, 0.42, within)) +
      0.6 * ease(0.8, 0.88, within) * (1 - ease(0.9, 1, within))
    const courses = (late: number) => along(kneesOf(mover), seconds - late)
    const [knee, ribs, hands, skull] = [courses(0.04), courses(0.1), courses(0.06), courses(0.16)]
    const gesture = movedBy(
      { ...held(mover), mood: 'laugh' },
      {
        yaw: -6 * knee,
        twist: 14 * ribs,
        hips: [-0.05 * knee, 4 * knee, 0.02],
        ribs: [0, -5 * ribs, 0.04],
        head: [0, 3 * landed - 3 * up, 5 * skull, 0.02 * skull],
        arms: [
          [14 * up + 4, 42 * hands, 6 * up, 30 * hands + 26],
          [14 * up + 4, -42 * hands, 6 * up, -30 * hands + 26],
        ],
        sink: 0.05 + 0.1 * landed - hop.high * up,
      },
    )
    return onFeet(mover, gesture, [left, right], [0, z], [left.planted, right.planted])
  },
})

/** Which knee is high, -1 left to 1 right, as a course over a whole film. */
const kneesOf = ({ seconds }: Mover) =>
  Array.from({ length: Math.ceil(seconds / time) + 14 }, (_, i) => {
    const n = i - 8
    return [(n + 0.62) * time, n % 2 ? -1 : 1] as const
  })

function skips(mover: Mover): readonly Print[] {
  const known = way.get(mover)
  if (known) return known
  const long = legShare(mover.build)
  const pace = (step * long) / time
  const prints = Array.from({ length: Math.ceil(mover.seconds / time) + 14 }, (_, i) => {
    const n = i - 8
    const foot = n % 2 ? 1 : 0
    const side = foot ? 1 : -1
    const at = (seconds: number) => [side * 0.16 * long, (seconds - mover.seconds) * pace + 0.3 * long] as const
    const own = { foot, points: side * 6, kneeOut: 0.1 } as const
    const lands = n * time
    return [
      { ...own, lifts: lands - time + 0.06, lands, ball: at(lands), high: 0.75 * long },
      {
        ...own,
        lifts: lands + hop.lifts,
        lands: lands + hop.lands,
        ball: at(lands + hop.lands),
        high: hop.high * 1.2 * long,
      },
    ]
  }).flat()
  way.set(mover, prints)
  return prints
}

const way = new WeakMap<Mover, readonly Print[]>()
