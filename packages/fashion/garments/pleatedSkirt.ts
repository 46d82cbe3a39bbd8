import { bandKnob, flareKnob, lengthKnob, riseKnob, waistLevel } from './blocks/bottomKnobs.ts'
import { finishSkirt } from './blocks/finishSkirt.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A pleated skirt: knife pleats pressed from waist to hem, or broad box pleats (requirement S3.26). */
export const pleatedSkirt = defineGarment({
  id: 'pleatedSkirt',
  label: 'Pleated skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.45,
    sleeve: 0,
    waist: 0.8,
    formality: 0.6,
    warmth: 0.4,
    print: 0.6,
    fabrics: ['wool', 'silk', 'chiffon', 'cotton'],
  },
  knobs: {
    length: lengthKnob(0.2, 0.64, 0.95),
    pleats: numberKnob('Pleats across the front', [5, 17, 31], '', 1),
    fold: choiceKnob('Kind of pleat', [
      { id: 'knife', label: 'Knife' },
      { id: 'box', label: 'Box' },
    ]),
    flare: flareKnob(0.02, 0.09, 0.24),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const cut = {
      ...plainSkirt,
      topY: waistLevel(figure, knobs.rise),
      hemY: hemLevel(figure, knobs.length),
      flare: knobs.flare,
      pleats: knobs.pleats,
      boxPleats: knobs.fold === 'box',
    }
    const piece = skirt(figure, cut, context.chance)
    return finishSkirt(figure, piece, cut, { band: knobs.band, darts: false, centreBack: false })
  },
})
