import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { trouserCut } from './blocks/trouserCut.ts'
import { plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Culottes: wide cropped legs that hang like a skirt (requirement S3.26). */
export const culottes = defineGarment({
  id: 'culottes',
  label: 'Culottes',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.65,
    sleeve: 0,
    waist: 0.8,
    formality: 0.45,
    warmth: 0.35,
    print: 0.7,
    fabrics: ['linen', 'cotton', 'wool', 'silk'],
  },
  knobs: {
    length: lengthKnob(0.45, 0.665, 0.8),
    width: numberKnob('Width at the hem', [0.34, 0.46, 0.6]),
    pleats: numberKnob('Waist pleats', [0, 2, 3], '', 1),
    front: choiceKnob('Front of the leg', [
      { id: 'crease', label: 'Pressed crease' },
      { id: 'plain', label: 'Plain' },
    ]),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const row = { thigh: 0.13, knee: 0.12 + knobs.width * 0.54, hem: knobs.width, length: knobs.length }
    const details = { ...plainDetails, crease: knobs.front === 'crease', pleats: knobs.pleats }
    return wornTrousers(figure, trouserCut(figure, row, { rise: knobs.rise }), details, { button: true }, context)
      .pieces
  },
})
