import type { Pose } from '../pose.ts'
import { findPose } from '../poses/index.ts'
import { gestureIdOf } from './gestureIds.ts'
import { gestures, type KnownGesture } from './gestures/index.ts'

/** The gesture of an id, that of an earlier flat stance included; nothing for `neutral` and what nobody knows. */
export function gestureOf(id: string): KnownGesture | null {
  const known = gestureIdOf(id)
  return known && gestures[known]
}

/** The flat stance of an id: itself, or the one that comes nearest to a gesture. */
export const stanceOf = (id: string): Pose | null => findPose(id) ?? findPose(gestureOf(id)?.stance ?? '')
