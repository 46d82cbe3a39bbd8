import type { Color } from '@toile/craft/colors/color.ts'
import { type DrawingHand, plainPressure } from '../hand.ts'
import { isCloth } from '../shading.ts'
import { shadeGouache } from './gouache.ts'
import { shadeWashBody } from './washBody.ts'

/** Opaque shadow mixed of blue and violet; darker than any cloth, so that it lifts none. */
const coolShade: Color = { r: 8, g: 8, b: 40 }

/** Gouache and marker: planes of paint in few values. */
export const illustrationHand: DrawingHand = {
  shade: (s) => (isCloth(s) ? shadeGouache(s) : shadeWashBody(s)),
  contour: { weight: 2.2, dark: 1.5, lit: 0.4, lost: 0.9, gap: 130, overshoot: 0, swing: 0.5 },
  line: { weight: 1, dark: 1, lit: 1, lost: 0, gap: 60, overshoot: 0, swing: 0.5 },
  contact: { dx: 9, dy: 17, blur: 0.9, strength: 0.36, tint: coolShade },
  body: {
    contour: { weight: 0.75, lit: 0.3, dark: 1.3, lost: 0.85, gap: 110, overshoot: 0, swing: 0.4 },
    mark: { ...plainPressure, weight: 0.9, swing: 0.45 },
  },
  overlap: null,
}
