import { legShare } from '../mannequins/round/placing.ts'
import type { Gesture } from '../mannequins/round/gesture.ts'
import { along, ease, leaning } from './course.ts'
import { onFeet } from './foot.ts'
import { defineMotion, type Mover } from './motion.ts'
import { movedBy } from './movedBy.ts'
import { footOn, type Print } from './prints.ts'
import { held } from './walking.ts'

const beat = 0.52
const round = 4 * beat

/** Steps aside and lets the other foot touch beside it, to and fro, loose in the knees and a little behind the beat in the arms. */
export const dance = defineMotion({
  id: 'dance',
  label: 'Dance step',
  round,
  turnsRound: false,
  moment(seconds, mover) {
    const long = legShare(mover.build)
    const beats = seconds / beat
    const prints = stepsAside(mover, seconds)
    const [left, right] = [footOn(prints, 0, seconds), footOn(prints, 1, seconds)]
    const bars = Math.floor(seconds / round)
    const side = along(
      [-1, 0, 1].flatMap((bar) => {
        const from = (bars + bar) * round
        return [
          [from + 0.9 * beat, 1],
          [from + 1.5 * beat, 1],
          [from + 2.9 * beat, -1],
          [from + 3.5 * beat, -1],
        ] as const
      }),
      seconds,
    )
    // Down on the beat quickly, up slowly.
    const within = beats - Math.floor(beats)
    const down = ease(0, 0.34, within) * (1 - ease(0.36, 1, within))
    const [hips, ribs, hands] = [0.02, 0.1, 0.16].map((late) => leaning(beats / 4 - late, 0.2)) as [
      number,
      number,
      number,
    ]
    const pump = leaning(beats / 2 - 0.12, 0.3)
    const gesture = movedBy(
      { ...held(mover), ...bent, mood: mover.rest.mood === 'laugh' ? 'laugh' : 'smile' },
      {
        yaw: 9 * ribs,
        twist: -12 * ribs + 5 * pump,
        hips: [0.1 * hips, -6 * hips, 0.03 * down],
        ribs: [-0.03 * hips, 7 * ribs, 0.03 * down],
        head: [6 * ribs, 3 * down, -5 * hands, 0.02 * hands],
        arms: [
          [6 * pump, 12 * hands, -12 * pump, 22 * pump],
          [-6 * pump, -12 * hands, 12 * pump, -22 * pump],
        ],
        gaze: 0.15 * ribs,
        sink: 0.03 + 0.11 * down,
      },
    )
    return onFeet(mover, gesture, [left, right], [0.34 * side * long, 0], [left.planted, right.planted])
  },
})

/** Arms bent before the body, elbows loose. */
const bent: Pick<Gesture, 'arms' | 'hands'> = {
  arms: [
    { upper: [18, 4], lower: [-4, 62], over: true },
    { upper: [18, 4], lower: [-4, 62], over: true },
  ],
  hands: ['relaxed', 'relaxed'],
}

/** Where the feet come down about a time: right aside, left beside it, left aside, right beside it. */
function stepsAside({ build }: Mover, seconds: number): Print[] {
  const long = legShare(build)
  const bar = Math.floor(seconds / round)
  return [bar - 2, bar - 1, bar, bar + 1].flatMap((one) => {
    const print = (n: number, foot: 0 | 1, x: number, z: number, touch: boolean): Print => {
      const lands = one * round + n * beat + 0.04
      const own = touch ? { heel: 36, kneeOut: -0.3 } : { heel: 0, kneeOut: 0.22 }
      return {
        foot,
        lifts: lands - 0.72 * beat,
        lands,
        ball: [x * long, z * long],
        points: (foot ? 1 : -1) * 12,
        high: 0.16 * long,
        ...own,
      }
    }
    return [
      print(1, 1, 0.74, 0.1, false),
      print(2, 0, 0.2, 0.26, true),
      print(3, 0, -0.74, 0.1, false),
      print(4, 1, -0.2, 0.26, true),
    ]
  })
}
