import { clamp, type Point } from '@toile/geometry'

/** One proposed point: its place in the picture's pixels, and 0 sure .. 1 a mere guess. */
export interface FoundLandmark {
  at: Point
  doubt: number
}

/** What is known of how well a figure was recognised. */
interface Likeness {
  /** Cost of the best likeness, in heights. */
  score: number
  /** How badly a body of the catalogue fits, in heights. */
  residual: number
  several: boolean
}

/** Likeness costs of drawn figures lie below the first; beyond the second nothing is like a figure. */
const like = { score: [0.03, 0.13], residual: [0.004, 0.04] } as const

/** How much a proposal is to be doubted, 0..1. */
export const figureDoubt = ({ score, residual }: Likeness): number =>
  clamp(0.5 * share(score, like.score) + 0.5 * share(residual, like.residual))

const share = (value: number, [from, to]: readonly [number, number]) => Math.max(0, (value - from) / (to - from))

const doubtAllowed = 0.25

/** Whether a proposal may be shown as it is; otherwise every point wants to be looked at. */
export const isSure = ({ doubt, several }: { doubt: number; several: boolean }): boolean =>
  doubt < doubtAllowed && !several

/** How much one point is to be doubted: by how far likenesses disagree about it, in heights, and by the doubt about all. */
export const landmarkDoubt = (off: number, whole: number): number => clamp(off / 0.05 + 0.5 * whole)
