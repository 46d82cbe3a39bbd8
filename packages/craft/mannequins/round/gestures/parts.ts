import type { ArmGesture, LegGesture, Rest, TrunkGesture } from '../gesture.ts'

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

/** An arm whose hand rests on the body, drawn over the trunk: the elbow finds its own way. */
export const resting = (rest: Rest): ArmGesture => ({ upper: [20, 10], lower: [-30, 60], over: true, rest })

/** An arm whose hand rests behind the back, the trunk before it. */
export const behind: ArmGesture = { upper: [16, -20], lower: [-20, -10], over: false, rest: 'back' }

/** A leg by where its ankle stands, how far its toes turn out, and what else it does. */
export const leg = (
  ankle: readonly [x: number, z: number],
  toes: number,
  own: Partial<Pick<LegGesture, 'heel' | 'kneeOut' | 'lift'>> = {},
): LegGesture => ({ ankle, toes, ...own })
