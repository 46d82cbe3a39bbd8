import { clamp } from '@toile/geometry'
import type { ArmGesture, Gesture, LegGesture } from './gesture.ts'

/** How far a sketch can be turned of which only the front is known, in degrees. */
const mostYaw = 22

const hanging: ArmGesture = { upper: [14, 2], lower: [6, 22] }
/** The leg that carries and the free one, apart. */
const legs = {
  weight: { ankle: [0.2, -0.05], toes: 10 },
  free: { ankle: [0.36, 0.22], toes: 20, kneeOut: 0.08 },
} as const satisfies Record<string, LegGesture>

/** The gesture as one sheet can follow it, which cannot fold over itself: arms hang, legs stand apart, the body turns a little. */
export function forOneSheet(gesture: Gesture): Gesture {
  const leg = (index: 0 | 1): LegGesture => {
    const own = index === gesture.weight ? legs.weight : legs.free
    return { ...own, ankle: [(index ? 1 : -1) * own.ankle[0], own.ankle[1]] }
  }
  return {
    ...gesture,
    yaw: clamp(gesture.yaw, -mostYaw, mostYaw),
    hands: ['relaxed', 'relaxed'],
    arms: [hanging, hanging],
    legs: [leg(0), leg(1)],
  }
}
