import type { Pressure } from './brushLine.ts'
import type { DrawingStyle } from './stage.ts'

/** How a hand draws a body: the contours round its parts, and the marks within them. Weights are shares of the line's own. */
interface BodyPressures {
  contour: Pressure
  mark: Pressure
}

const plain: Pressure = { weight: 1, lit: 1, dark: 1, lost: 0, gap: 60, overshoot: 0, swing: 0.12 }

/** The pressures on bodies, in the hand that draws the cloth: a photograph has no contour, its parts shade each other where they meet. */
export const bodyPressures: Readonly<Record<DrawingStyle, BodyPressures>> = {
  ink: {
    contour: { weight: 1.1, lit: 0.34, dark: 1.75, lost: 0.5, gap: 60, overshoot: 0, swing: 0.5 },
    mark: { ...plain, swing: 0.5 },
  },
  illustration: {
    contour: { weight: 0.9, lit: 0.3, dark: 1.4, lost: 0.75, gap: 70, overshoot: 0, swing: 0.4 },
    mark: { ...plain, weight: 0.9, swing: 0.45 },
  },
  realistic: {
    contour: { ...plain, weight: 0 },
    mark: { ...plain, weight: 0.72, swing: 0.15 },
  },
  flat: { contour: { ...plain, lit: 0.8, dark: 1.2 }, mark: plain },
}
