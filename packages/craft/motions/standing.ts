import type { Gesture } from '../mannequins/round/gesture.ts'
import { type Foot, type Feet, feetOf, onFeet } from './foot.ts'
import type { Moment, Mover } from './motion.ts'

/** What a foot does that stays where its ball is. */
export type FootMove = Partial<Pick<Foot, 'heel' | 'kneeOut' | 'points'>>

/** Somebody whose feet stay where they are at rest, whatever the body does over them; heels may rise and knees turn. */
export function standing(mover: Mover, gesture: Gesture, moves: readonly [FootMove, FootMove] = [{}, {}]): Moment {
  const [left, right] = feetOf(mover, mover.rest)
  const feet: Feet = [
    { ...left, ...moves[0] },
    { ...right, ...moves[1] },
  ]
  return onFeet(mover, gesture, feet, [0, 0], [left.lift < 0.01, right.lift < 0.01])
}
