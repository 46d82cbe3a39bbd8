import type { Style } from '@toile/fashion/designs/design.ts'
import type { DrawingHand } from './hand.ts'
import { illustrationHand } from './illustration/illustration.ts'
import { inkHand } from './ink/ink.ts'
import { realisticHand } from './realistic/realistic.ts'

/** The hands in which looks are drawn. */
export const drawingHands: Readonly<Record<Style, DrawingHand>> = {
  ink: inkHand,
  illustration: illustrationHand,
  realistic: realisticHand,
}
