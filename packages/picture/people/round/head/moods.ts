import type { Mood } from '@toile/fashion/mannequins/round/gesture.ts'

/** A mood as small moves: the corners of the mouth, its opening, both lids, the brow and its inner end. */
export interface Expression {
  smile: number
  /** 0 closed .. 1 the teeth are seen. */
  open: number
  /** Share of its height that the upper lid leaves open. */
  lids: number
  /** 0..1 how far the lower lid comes up. */
  lower: number
  /** How far the brow is raised. */
  brow: number
  /** How far its inner end is raised more. */
  inner: number
}

/** What each mood does to a face. */
export const moods: Record<Mood, Expression> = {
  calm: { smile: 0.18, open: 0, lids: 0.95, lower: 0, brow: 0.1, inner: 0.02 },
  smile: { smile: 0.72, open: 0, lids: 0.9, lower: 0.35, brow: 0.25, inner: 0.02 },
  laugh: { smile: 1, open: 1, lids: 0.82, lower: 0.6, brow: 0.45, inner: 0.02 },
  proud: { smile: -0.04, open: 0, lids: 0.76, lower: 0.1, brow: 0.5, inner: 0 },
  pensive: { smile: -0.14, open: 0.14, lids: 0.82, lower: 0, brow: 0.2, inner: 0.34 },
}
