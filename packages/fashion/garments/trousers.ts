import { riseKnob } from './blocks/bottomKnobs.ts'
import { legCutKnob, legCuts, legLengthKnob, trouserCut, widthKnob } from './blocks/trouserCut.ts'
import { plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Tailored trousers with a fly and slash pockets, in six cuts of the leg (requirement S3.26). */
export const trousers = defineGarment({
  id: 'trousers',
  label: 'Trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.92,
    volume: 0.4,
    sleeve: 0,
    waist: 0.7,
    formality: 0.6,
    warmth: 0.5,
    print: 0.4,
    fabrics: ['wool', 'cotton', 'linen', 'silk', 'leather', 'denim'],
  },
  knobs: {
    leg: legCutKnob(),
    length: legLengthKnob(),
    width: widthKnob(),
    rise: riseKnob(),
    pleats: numberKnob('Waist pleats', [0, 0, 3], '', 1),
    front: choiceKnob('Front of the leg', [
      { id: 'crease', label: 'Pressed crease' },
      { id: 'plain', label: 'Plain' },
    ]),
    hem: choiceKnob('Hem', [
      { id: 'plain', label: 'Plain' },
      { id: 'cuff', label: 'Turn-up' },
    ]),
  },
  draft(figure, knobs, context) {
    const row = legCuts[knobs.leg]
    const cut = trouserCut(figure, row, { rise: knobs.rise, length: row.length + knobs.length, width: knobs.width })
    const details = {
      ...plainDetails,
      crease: knobs.front === 'crease' && knobs.leg !== 'palazzo',
      pleats: knobs.pleats,
      cuff: knobs.hem === 'cuff',
    }
    return wornTrousers(figure, cut, details, { button: true, loops: true }, context).pieces
  },
})
