import type { Path } from '@toile/geometry'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { finishKnob } from './blocks/knobs.ts'
import { draftSpectacles, lensShape } from './blocks/spectacles.ts'

/** A rounded lens that hangs lower towards the cheek. */
const aviatorLens = (size: number): Path =>
  lensShape(0.106 * size, 0.092 * size, 2.4).map(([x, y]) => [x * (y < 0 ? 1.02 : 0.94), y > 0 ? y * 1.06 : y * 0.94])

/** Drop-shaped dark lenses in a wire frame. */
export const aviators = defineAccessory({
  id: 'aviators',
  label: 'Aviator sunglasses',
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
      lens: aviatorLens(knobs.size),
      rim: 0.009,
      glass: 'tinted',
      bridge: 0.05,
      metal: knobs.finish,
    }),
})
