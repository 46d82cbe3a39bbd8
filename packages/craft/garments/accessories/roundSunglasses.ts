import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { finishKnob } from './blocks/knobs.ts'
import { draftSpectacles, lensShape } from './blocks/spectacles.ts'

/** Round glasses with thin rims and dark lenses. */
export const roundSunglasses = defineAccessory({
  id: 'roundSunglasses',
  label: 'Round sunglasses',
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
  knobs: { size: numberKnob('Lens size', [0.8, 1, 1.35], ''), finish: finishKnob },
  draft: (figure, knobs) =>
    draftSpectacles(figure, {
      lens: lensShape(0.098 * knobs.size, 0.098 * knobs.size, 2),
      rim: 0.012,
      glass: 'tinted',
      bridge: 0.02,
      metal: knobs.finish,
    }),
})
