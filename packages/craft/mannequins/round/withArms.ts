import type { ArmGesture, Gesture, HandGesture } from './gesture.ts'

/** What an arm does, and the hand at its end. */
export interface ArmAndHand {
  arm: ArmGesture
  hand: HandGesture
}

/** The same gesture with some arms doing something else; `other` says nothing of one that stays as it is. */
export function withArms(gesture: Gesture, other: (index: 0 | 1) => ArmAndHand | null): Gesture {
  const own = (index: 0 | 1): ArmAndHand => other(index) ?? { arm: gesture.arms[index], hand: gesture.hands[index] }
  const [left, right] = [own(0), own(1)]
  return { ...gesture, arms: [left.arm, right.arm], hands: [left.hand, right.hand] }
}
