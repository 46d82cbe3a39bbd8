import type { Gesture } from '../mannequins/round/gesture.ts'
import { armsBetween } from './arms.ts'
import { breath, ease, leaning, swell } from './course.ts'
import { defineMotion } from './motion.ts'
import { living } from './living.ts'
import { freeHand, movedBy } from './movedBy.ts'
import { standing } from './standing.ts'

/** A hand goes out and onto its hip, the hip comes to meet it, and the weight goes to and fro over it. */
export const handOnHip = defineMotion({
  id: 'handOnHip',
  label: 'Hand on hip',
  round: null,
  turnsRound: false,
  moment(seconds, mover) {
    const { rest } = mover
    const hand = freeHand(rest, rest.yaw >= 0 ? 0 : 1)
    const side = rest.weight ? 1 : -1
    const drawn = swell(0.2, 0.42, 0.44, 0.72, seconds)
    const [hips, ribs, skull] = [0, 0.1, 0.2].map((late) => ease(0.5 + late, 1.25 + late, seconds)) as [
      number,
      number,
      number,
    ]
    const over = swell(1.1, 1.3, 1.32, 1.8, seconds)
    const poised = ease(1.5, 2.2, seconds)
    const [rocks, follows] = [0, 0.16].map((late) => poised * leaning((seconds - 1.5 - late) / 2.7)) as [number, number]
    const trunk = movedBy(living(rest, seconds), {
      yaw: 3 * rocks,
      twist: (hand ? -1 : 1) * 4 * ribs - 4 * follows,
      hips: [
        side * (0.05 * hips + 0.03 * over - 0.02 * drawn) + 0.06 * rocks,
        -side * (3 * hips + 1.5 * over) - 2.5 * rocks,
        0.02 * hips,
      ],
      ribs: [0, side * (2 * ribs + over - 1.5 * drawn) + 2.5 * follows, 0.014 * breath(seconds) + 0.02 * ribs],
      head: [-0.35 * rest.head.yaw * skull + 7 * follows, 2 * drawn - 2.5 * skull, -side * 3 * skull - 2 * follows, 0],
      sink: 0.03 * drawn,
    })
    const onHip: Pick<Gesture, 'arms' | 'hands'> = {
      arms: [hand === 0 ? hip : rest.arms[0], hand === 1 ? hip : rest.arms[1]],
      hands: [hand === 0 ? 'hip' : rest.hands[0], hand === 1 ? 'hip' : rest.hands[1]],
    }
    const goes = ease(0.36, 1.3, seconds)
    return standing(mover, {
      ...trunk,
      ...swung(armsBetween(mover, trunk, rest, { ...rest, ...onHip }, goes), hand, goes),
    })
  },
})

const hip = { upper: [46, -30], lower: [-52, 22], over: true } as const

/** The elbow goes out first and the hand comes round in an arc, never through the body. */
function swung(own: Pick<Gesture, 'arms' | 'hands'>, hand: 0 | 1, goes: number): Pick<Gesture, 'arms' | 'hands'> {
  if (goes <= 0 || goes >= 1) return own
  const out = 4 * goes * (1 - goes)
  const arm = (index: 0 | 1) => {
    const { upper, lower } = own.arms[index]
    if (index !== hand) return own.arms[index]
    return {
      ...own.arms[index],
      upper: [upper[0] + 9 * out, upper[1]],
      lower: [lower[0] + 26 * out, lower[1] + 10 * out],
    } as const
  }
  return { ...own, arms: [arm(0), arm(1)] }
}
