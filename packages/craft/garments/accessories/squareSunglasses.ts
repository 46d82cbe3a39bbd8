import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'

import { draftSpectacles, lensShape } from './blocks/spectacles.ts'

/** Bold square glasses with dark lenses. */
export const squareSunglasses = defineAccessory({
  id: 'squareSunglasses',
  label: 'Square sunglasses',
  category: 'eyewear',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.4,
    warmth: 0.1,
    print: 0,
    fabrics: ['leather'],
  },
  knobs: { size: numberKnob('Lens size', [0.8, 1, 1.35], ''), rim: numberKnob('Rim width', [0.008, 0.022, 0.04], '') },
  draft: (figure, knobs) =>
    draftSpectacles(figure, {
      lens: lensShape(0.114 * knobs.size, 0.09 * knobs.size, 4.2, 0.012),
      rim: knobs.rim,
      glass: 'tinted',
      bridge: 0.035,
    }),
})
