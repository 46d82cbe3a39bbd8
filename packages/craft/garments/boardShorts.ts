import { bandKnob } from './blocks/bands.ts'
import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Board shorts: quick-drying swim shorts with a laced front and a patch on the thigh (requirement S3.26). */
export const boardShorts = defineGarment({
  id: 'boardShorts',
  label: 'Board shorts',
  category: 'shorts',
  slot: 'bottom',
  wornBy: [{ gender: 'male' }, { ageGroup: 'child' }],
  character: {
    length: 0.42,
    volume: 0.4,
    sleeve: 0,
    waist: 0.3,
    formality: 0,
    warmth: 0,
    print: 1,
    fabrics: ['nylon', 'cotton', 'seersucker'],
  },
  knobs: {
    width: numberKnob('Width at the hem', [0.26, 0.31, 0.4]),
    length: lengthKnob(0.27, 0.4, 0.52),
    rise: riseKnob(0.3),
    pockets: pocketKnob('none'),
    closure: trouserClosureKnob('lace'),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { width, length, ...knobs }, context) {
    const row = { thigh: 0.08, knee: width, hem: width, length }
    return draftTrousers(figure, context, { row, cut: { ease: 0.03 } }, knobs).pieces
  },
})
