import type { Style } from '@toile/craft/designs/design.ts'
import { type BodyPressures, type DrawingHand, plainPressure } from './hand.ts'
import { illustrationHand } from './illustration/illustration.ts'
import { inkHand } from './ink/ink.ts'
import { realisticHand } from './realistic/realistic.ts'
import type { DrawingStyle } from './stage.ts'

/** The hands in which looks are drawn. */
export const drawingHands: Readonly<Record<Style, DrawingHand>> = {
  ink: inkHand,
  illustration: illustrationHand,
  realistic: realisticHand,
}

/** How a technical flat presses on bodies. */
export const flatBody: BodyPressures = { contour: { ...plainPressure, lit: 0.8, dark: 1.2 }, mark: plainPressure }

/** How contours and marks of bodies are pressed in a style. */
export const bodyPressuresOf = (style: DrawingStyle): BodyPressures =>
  style === 'flat' ? flatBody : drawingHands[style].body
