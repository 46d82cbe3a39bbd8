import { gestureOf } from './gestureOf.ts'

/** From this many degrees on a raised heel is a step, and from this share on eyes look aside. */
const step = 30
const aside = 0.25

/** Whether somebody walks in a stance: a heel is well off the floor. */
export const walks = (pose: string): boolean => gestureOf(pose)?.legs.some(({ heel = 0 }) => heel >= step) ?? false

/** Whether the eyes look past the viewer in a stance: further than the head is turned. */
export const lateralGaze = (pose: string): boolean => Math.abs(gestureOf(pose)?.gaze ?? 0) >= aside
