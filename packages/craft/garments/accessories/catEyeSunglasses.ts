import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'

import { draftSpectacles, lensShape } from './blocks/spectacles.ts'

/** Dark glasses that sweep up at their outer corners. */
export const catEyeSunglasses = defineAccessory({
  id: 'catEyeSunglasses',
  label: 'Cat-eye sunglasses',
  category: 'eyewear',
  slot: 'accessory',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.6,
    warmth: 0.1,
    print: 0,
    fabrics: ['leather'],
  },
  knobs: {
    size: numberKnob('Lens size', [0.8, 1, 1.35], ''),
    rim: numberKnob('Rim width', [0.008, 0.022, 0.04], ''),
    sweep: numberKnob('Sweep', [0, 1, 1.6], ''),
  },
  draft: (figure, knobs) =>
    draftSpectacles(figure, {
      lens: lensShape(0.112 * knobs.size, 0.074 * knobs.size, 2.7, 0.05 * knobs.sweep),
      rim: knobs.rim,
      glass: 'tinted',
      bridge: 0.03,
    }),
})
