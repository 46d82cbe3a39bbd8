import type { ArmGesture, Gesture } from './gesture.ts'

const hanging: ArmGesture = { upper: [13, 2], lower: [4, 24] }
const onHip: ArmGesture = { upper: [46, -30], lower: [-52, 22], over: true }

/** The gesture where nothing that is worn has pockets: the near hand rests on the hip, the far one hangs. */
export function withoutPockets(gesture: Gesture): Gesture {
  if (!gesture.hands.includes('pocket')) return gesture
  const near = gesture.yaw >= 0 ? 0 : 1
  const instead = <T>([a, b]: readonly [T, T], hip: T, free: T): readonly [T, T] => [
    gesture.hands[0] === 'pocket' ? (near === 0 ? hip : free) : a,
    gesture.hands[1] === 'pocket' ? (near === 1 ? hip : free) : b,
  ]
  return {
    ...gesture,
    hands: instead(gesture.hands, 'hip', 'relaxed'),
    arms: instead(gesture.arms, onHip, hanging),
  }
}
