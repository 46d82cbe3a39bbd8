import type { Gesture } from './gesture.ts'

/** The same gesture turned so far that the body faces a direction, in degrees, and its head with it. */
export const facing = (gesture: Gesture, yaw: number): Gesture => ({
  ...gesture,
  yaw: withinTurn(yaw),
  head: { ...gesture.head, yaw: withinTurn(gesture.head.yaw + yaw - gesture.yaw) },
})

/** A turn in degrees as one between a half turn to the viewer's left and one to the right. */
const withinTurn = (yaw: number): number => yaw - 360 * Math.round(yaw / 360)
