import { type DrawingHand, plainPressure } from '../hand.ts'
import { isCloth } from '../shading.ts'
import { skyShade } from '../skyShade.ts'
import { shadeBrushWash } from './brushWash.ts'
import { shadeInkBody } from './inkBody.ts'

/** Ink and wash: brush on paper. */
export const inkHand: DrawingHand = {
  shade: (s) => (isCloth(s) ? shadeBrushWash(s) : shadeInkBody(s)),
  contour: { weight: 5, dark: 2.5, lit: 0.36, lost: 0.5, gap: 120, overshoot: 0.05, swing: 0.6 },
  line: { weight: 1.45, dark: 1, lit: 1, lost: 0, gap: 60, overshoot: 0.014, swing: 0.7 },
  contact: { dx: 6, dy: 11, blur: 0.8, strength: 0.42, tint: skyShade },
  body: {
    contour: { weight: 1.15, lit: 0.3, dark: 2.1, lost: 0.68, gap: 120, overshoot: 0, swing: 0.6 },
    mark: { ...plainPressure, swing: 0.5 },
  },
  overlap: null,
  slip: { dx: 8, dy: 3, strength: 0.6 },
}
