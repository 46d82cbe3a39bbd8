import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { trouserCut } from './blocks/trouserCut.ts'
import { plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Bermudas: tailored shorts to the knee (requirement S3.26). */
export const bermudas = defineGarment({
  id: 'bermudas',
  label: 'Bermudas',
  category: 'shorts',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.48,
    volume: 0.4,
    sleeve: 0,
    waist: 0.6,
    formality: 0.4,
    warmth: 0.15,
    print: 0.5,
    fabrics: ['cotton', 'linen', 'wool', 'denim'],
  },
  knobs: {
    length: lengthKnob(0.38, 0.475, 0.54),
    width: numberKnob('Width at the hem', [0.22, 0.27, 0.38]),
    pleats: numberKnob('Waist pleats', [0, 1, 2], '', 1),
    front: choiceKnob('Front of the leg', [
      { id: 'crease', label: 'Pressed crease' },
      { id: 'plain', label: 'Plain' },
    ]),
    hem: choiceKnob('Hem', [
      { id: 'cuff', label: 'Turn-up' },
      { id: 'plain', label: 'Plain' },
    ]),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const row = { thigh: 0.07, knee: knobs.width + 0.005, hem: knobs.width, length: knobs.length }
    const details = {
      ...plainDetails,
      crease: knobs.front === 'crease',
      pleats: knobs.pleats,
      cuff: knobs.hem === 'cuff',
    }
    const cut = trouserCut(figure, row, { rise: knobs.rise })
    return wornTrousers(figure, cut, details, { button: true, loops: true }, context).pieces
  },
})
