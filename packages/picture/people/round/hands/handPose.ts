/** A finger: how far it bends at the knuckle and at its two joints, and how far it leans to the thumb, in degrees. */
export type FingerBend = readonly [knuckle: number, first: number, second: number, lean: number]

/** A thumb: how far its root stands out to the side and before the palm, and how far it bends at its two joints, in degrees. */
export type ThumbBend = readonly [out: number, before: number, first: number, second: number]

/** What a hand does, as the angles of its joints; fingers from the index to the little one. */
export interface HandPose {
  fingers: readonly [FingerBend, FingerBend, FingerBend, FingerBend]
  thumb: ThumbBend
  /** Whether it lies on cloth and throws its shadow there. */
  lies?: boolean
  /** Whether the fingers are hidden in a pocket. */
  hidden?: boolean
  /** Whether the thumb is hidden behind what the hand lies on. */
  thumbBehind?: boolean
}
