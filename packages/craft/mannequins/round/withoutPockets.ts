import type { Gesture } from './gesture.ts'
import { type ArmAndHand, withArms } from './withArms.ts'

/** What an arm does whose pocket is missing: the near hand lies on the hip, the far one hangs. */
const instead: Record<'near' | 'far', ArmAndHand> = {
  near: { hand: 'hip', arm: { upper: [46, -30], lower: [-52, 22], over: true } },
  far: { hand: 'relaxed', arm: { upper: [10, 3], lower: [-7, 25] } },
}

/** The same gesture for a look without pockets: a hand that would be in one lies on the near hip or hangs on the far side. */
export function withoutPockets(gesture: Gesture): Gesture {
  if (!gesture.hands.includes('pocket')) return gesture
  const near = gesture.yaw >= 0 ? 0 : 1
  return withArms(gesture, (index) =>
    gesture.hands[index] === 'pocket' ? instead[index === near ? 'near' : 'far'] : null,
  )
}
