import { type DrawingHand, plainPressure } from '../hand.ts'
import { skyShade } from '../skyShade.ts'
import { isCloth } from '../shading.ts'
import { shadeLitBody } from './litBody.ts'
import { shadeLitCloth } from './litCloth.ts'

/** As a photograph shows it: no line where light falls. */
export const realisticHand: DrawingHand = {
  shade: (s) => (isCloth(s) ? shadeLitCloth(s) : shadeLitBody(s)),
  contour: { weight: 0, dark: 1, lit: -0.5, lost: 0, gap: 120, overshoot: 0, swing: 0.1 },
  line: { weight: 0.55, dark: 1, lit: 1, lost: 0, gap: 60, overshoot: 0, swing: 0.15 },
  contact: { dx: 6, dy: 12, blur: 9, strength: 0.36, contact: 0.42, tint: skyShade },
  // Parts of a body have no contour: they shade each other where they meet.
  body: {
    contour: { ...plainPressure, weight: 0 },
    mark: { ...plainPressure, weight: 0.72, swing: 0.15 },
  },
  overlap: { dx: 1.5, dy: 4, blur: 5, strength: 0.36, contact: 0.3 },
}
