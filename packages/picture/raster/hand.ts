import type { ContactShadow } from './contact.ts'
import type { Pressure } from './pressure.ts'
import type { Shade } from './shading.ts'

/** One way of drawing a look: how parts are shaded, how contours and inner lines are pressed, and what a piece throws on what lies under it, and the same of bodies. */
export interface DrawingHand {
  shade: Shade
  contour: Pressure
  line: Pressure
  contact: ContactShadow
  /** How contours of a body and marks within it are pressed; weights are shares of the line's own. */
  body: BodyPressures
  /** What a part of a body throws on the parts and clothes under it, where no line says it; nothing where one does. */
  overlap: ContactShadow | null
  /** How far the colour of cloth runs over its contour away from the lamp, in pixels at 170 pixels per head, and how thick it lies there; nothing where colour keeps to its shape. */
  slip?: { dx: number; dy: number; strength: number }
}

/** How a body is drawn: the contours round its parts, and the marks within them. */
export interface BodyPressures {
  contour: Pressure
  mark: Pressure
}

/** A pressure that says nothing of light or hand. */
export const plainPressure: Pressure = { weight: 1, lit: 1, dark: 1, lost: 0, gap: 60, overshoot: 0, swing: 0.12 }
