import type { ArmGesture, Gesture, HandGesture } from './gesture.ts'

const hanging: ArmGesture = { upper: [13, 4], lower: [5, 24] }

/** The same gesture for a look without a coat or jacket: a hand that would hold its edge hangs. */
export function withoutCoat(gesture: Gesture): Gesture {
  const holds = gesture.arms.map(({ rest }) => rest === 'lapel')
  if (!holds.includes(true)) return gesture
  const hand = (index: 0 | 1): HandGesture => (holds[index] ? 'relaxed' : gesture.hands[index])
  const arm = (index: 0 | 1): ArmGesture => (holds[index] ? hanging : gesture.arms[index])
  return { ...gesture, hands: [hand(0), hand(1)], arms: [arm(0), arm(1)] }
}
