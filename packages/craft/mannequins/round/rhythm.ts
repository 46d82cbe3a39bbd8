import { isWalk } from './gesture.ts'
import { gestureOf } from './gestureOf.ts'

/** From this share on eyes look aside. */
const aside = 0.25

/** Whether somebody walks in a stance: a step apart, the rear foot rolling off the floor. */
export function walks(pose: string): boolean {
  const gesture = gestureOf(pose)
  return gesture !== null && isWalk(gesture)
}

/** Whether somebody leaps or throws an arm up in a stance: a big movement, of which a line-up bears few. */
export function isLoud(pose: string): boolean {
  const gesture = gestureOf(pose)
  if (!gesture) return false
  const { arms, legs } = gesture
  return arms.some(({ lower: [out], rest }) => !rest && out > thrown) || legs.every(({ lift }) => lift)
}

/** From so many degrees outward on a forearm points up. */
const thrown = 100

/** Whether the eyes look past the viewer in a stance: further than the head is turned. */
export const lateralGaze = (pose: string): boolean => Math.abs(gestureOf(pose)?.gaze ?? 0) >= aside
