import type { Pressure } from './brushLine.ts'
import type { ContactShadow } from './contact.ts'
import type { Shade } from './shading.ts'

/** One way of drawing a look: how parts are shaded, how contours and inner lines are pressed, and what a piece throws on what lies under it. */
export interface DrawingHand {
  shade: Shade
  contour: Pressure
  line: Pressure
  contact: ContactShadow
}
