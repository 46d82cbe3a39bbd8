import type { ArmGesture, LegGesture, TrunkGesture } from '../gesture.ts'

/** A part of the trunk: shifted sideways, leaning by degrees, standing forward. */
export const trunk = (shift: number, tilt: number, z: number): TrunkGesture => ({ shift, tilt, z })

/** A head: turned, nodding, rolled to its shoulder in degrees, and carried sideways. */
export const head = (yaw: number, nod: number, roll: number, shift = 0) => ({ yaw, nod, roll, shift })

/** An arm that hangs: degrees outward and forward of the upper arm and of the forearm. */
export const arm = (
  upper: readonly [out: number, forward: number],
  lower: readonly [out: number, forward: number],
): ArmGesture => ({ upper, lower })

/** The same arm, drawn over the trunk. */
export const over = (own: ArmGesture): ArmGesture => ({ ...own, over: true })

/** A leg by where its ankle stands, how far its toes turn out, and what else it does. */
export const leg = (
  ankle: readonly [x: number, z: number],
  toes: number,
  own: Partial<Pick<LegGesture, 'heel' | 'kneeOut'>> = {},
): LegGesture => ({ ankle, toes, ...own })
