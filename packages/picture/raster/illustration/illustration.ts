import { type DrawingHand, plainPressure } from '../hand.ts'
import { skyShade } from '../skyShade.ts'
import { isCloth } from '../shading.ts'
import { shadeGouache } from './gouache.ts'
import { shadeWashBody } from './washBody.ts'

/** Gouache and marker: planes of paint in few values. */
export const illustrationHand: DrawingHand = {
  shade: (s) => (isCloth(s) ? shadeGouache(s) : shadeWashBody(s)),
  contour: { weight: 2.5, dark: 1.5, lit: 0.5, lost: 0.72, gap: 80, overshoot: 0.01, swing: 0.4 },
  line: { weight: 1, dark: 1, lit: 1, lost: 0, gap: 60, overshoot: 0, swing: 0.5 },
  contact: { dx: 7, dy: 13, blur: 1.6, strength: 0.36, tint: skyShade },
  body: {
    contour: { weight: 0.9, lit: 0.3, dark: 1.4, lost: 0.75, gap: 70, overshoot: 0, swing: 0.4 },
    mark: { ...plainPressure, weight: 0.9, swing: 0.45 },
  },
  overlap: null,
}
