import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'

import { draftSpectacles, lensShape } from './blocks/spectacles.ts'

/** Reading glasses whose clear lenses let the eyes be seen. */
export const glasses = defineAccessory({
  id: 'glasses',
  label: 'Glasses',
  category: 'eyewear',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.6,
    warmth: 0.5,
    print: 0,
    fabrics: ['leather'],
  },
  knobs: { size: numberKnob('Lens size', [0.8, 1, 1.35], ''), rim: numberKnob('Rim width', [0.008, 0.016, 0.04], '') },
  draft: (figure, knobs) =>
    draftSpectacles(figure, {
      lens: lensShape(0.104 * knobs.size, 0.084 * knobs.size, 2.9, 0.01),
      rim: knobs.rim,
      glass: 'clear',
      bridge: 0.03,
    }),
})
