import type { Gesture } from './gesture.ts'
import { type ArmAndHand, withArms } from './withArms.ts'

const hanging: ArmAndHand = { arm: { upper: [10, 3], lower: [-6, 26] }, hand: 'relaxed' }

/** The same gesture for a look without a coat or jacket: a hand that would hold its edge hangs. */
export const withoutCoat = (gesture: Gesture): Gesture =>
  withArms(gesture, (index) => (gesture.arms[index].rest === 'lapel' ? hanging : null))
