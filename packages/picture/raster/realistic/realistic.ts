import { type DrawingHand, plainPressure } from '../hand.ts'
import { isCloth } from '../shading.ts'
import { skyShade } from '../skyShade.ts'
import { shadeLitBody } from './litBody.ts'
import { shadeLitCloth } from './litCloth.ts'

/** Colour of a shadow on skin, in which red light still travels. */
const fleshShade = { r: 48, g: 8, b: 4 }

/** As a photograph shows it: no line where light falls. */
export const realisticHand: DrawingHand = {
  shade: (s) => (isCloth(s) ? shadeLitCloth(s) : shadeLitBody(s)),
  contour: { weight: 0, dark: 1, lit: -0.5, lost: 0, gap: 120, overshoot: 0, swing: 0.1 },
  line: { weight: 0.7, dark: 1, lit: 1, lost: 0, gap: 60, overshoot: 0, swing: 0.15 },
  contact: { dx: 6, dy: 8, blur: 5.5, strength: 0.34, contact: 0.3, far: 0.22, tint: skyShade },
  // Parts of a body have no contour: they shade each other where they meet.
  body: {
    contour: { ...plainPressure, weight: 0 },
    mark: { ...plainPressure, weight: 0.72, swing: 0.15 },
  },
  overlap: { dx: 2.5, dy: 6, blur: 5, strength: 0.4, contact: 0.24, far: 0.16, tint: fleshShade },
}
