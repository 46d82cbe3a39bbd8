import type { Path, Point } from '@toile/geometry'

/** A finger in the hand's frame, x to the thumb and y along the fingers, 1 from wrist to middle fingertip: knuckle, two joints and tip, with half widths at knuckle and tip. */
export interface FingerArt {
  joints: readonly [knuckle: Point, first: Point, second: Point, tip: Point]
  wide: readonly [knuckle: number, tip: number]
  nail: boolean
  /** How broad it begins, as a share of its width: a thumb grows out of the palm. */
  root?: number
}

/** A hand as a palm and single fingers in the order in which they lie on each other. */
export interface HandArt {
  /** From the little finger's side of the wrist round the knuckles to the thumb's side; the arm closes it. */
  palm: Path
  fingers: readonly FingerArt[]
  thumb: FingerArt
  /** Whether the thumb lies under the fingers. */
  thumbUnder: boolean
  tendons: readonly Path[]
  /** Whether it lies on cloth and throws its shadow there. */
  lies: boolean
  /** Whether the fingers are hidden in a pocket. */
  hidden?: boolean
}

/** A finger as numbers. */
export const finger = (
  joints: FingerArt['joints'],
  wide: readonly [number, number] = [0.047, 0.03],
  nail = true,
): FingerArt => ({ joints, wide, nail })

/** A thumb as numbers. */
export const thumb = (joints: FingerArt['joints'], wide: readonly [number, number], nail = true): FingerArt => ({
  joints,
  wide,
  nail,
  root: 0.3,
})
