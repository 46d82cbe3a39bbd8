import type { PoseId } from '../poses/index.ts'
import type { ArmGesture, Gesture, HandGesture } from './gesture.ts'

/** What an arm does whose pocket is missing: the near hand lies on the hip, the far one hangs. */
const instead: Record<'near' | 'far', { hand: HandGesture; arm: ArmGesture }> = {
  near: { hand: 'hip', arm: { upper: [46, -30], lower: [-52, 22], over: true } },
  far: { hand: 'relaxed', arm: { upper: [15, 4], lower: [5, 24] } },
}

/** The flat stances with hands in pockets, and those that come nearest without. */
const stances: Partial<Record<PoseId, PoseId>> = { pockets: 'hip', thumbs: 'manHip', lean: 'manHip', kidTuck: 'kidHip' }

/** The same gesture for a look without pockets: a hand that would be in one lies on the near hip or hangs on the far side. */
export function withoutPockets(gesture: Gesture): Gesture {
  if (!gesture.hands.includes('pocket')) return gesture
  const near = gesture.yaw >= 0 ? 0 : 1
  const own = (index: 0 | 1) => {
    if (gesture.hands[index] !== 'pocket') return { hand: gesture.hands[index], arm: gesture.arms[index] }
    return instead[index === near ? 'near' : 'far']
  }
  const [left, right] = [own(0), own(1)]
  return {
    ...gesture,
    stance: stances[gesture.stance] ?? gesture.stance,
    hands: [left.hand, right.hand],
    arms: [left.arm, right.arm],
  }
}
