import type { Gesture, Mood } from '@toile/craft/mannequins/round/gesture.ts'
import { lerp } from '@toile/geometry'

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
  /** By how much more the near corner of the mouth and the near brow are raised than the far ones. */
  askew?: number
}

/** What each mood does to a face. */
export const moods: Record<Mood, Expression> = {
  calm: { smile: 0.42, open: 0, lids: 1.02, lower: 0.06, brow: 0.3, inner: 0.06 },
  smile: { smile: 0.86, open: 0, lids: 0.96, lower: 0.34, brow: 0.45, inner: 0.06 },
  laugh: { smile: 1, open: 1, lids: 0.88, lower: 0.55, brow: 0.6, inner: 0.06 },
  proud: { smile: 0.16, open: 0, lids: 0.88, lower: 0.1, brow: 0.62, inner: 0.02 },
  pensive: { smile: 0.2, open: 0.1, lids: 0.94, lower: 0, brow: 0.4, inner: 0.16 },
}

/** Calm or proud with the head aside: half a smile, one brow up. */
const amused: Expression = { smile: 0.62, open: 0, lids: 0.95, lower: 0.25, brow: 0.5, inner: 0.02, askew: 0.55 }
/** From which lean of the head, in degrees. */
const aside = 5

/** How far the lower lid comes up to meet the upper one. */
const meets = 1.72

/** What a gesture's face does: its mood, how the head is held, and its lids. */
export function expressionOf({ mood, head, blink = 0 }: Pick<Gesture, 'mood' | 'head' | 'blink'>): Expression {
  const own = (mood === 'calm' || mood === 'proud') && Math.abs(head.roll) >= aside ? amused : moods[mood]
  return blink ? { ...own, lids: own.lids * (1 - blink), lower: lerp(own.lower, meets, blink) } : own
}
