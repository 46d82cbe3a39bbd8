import { bandKnob } from './blocks/bands.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { hemWidthKnob, legLengthKnob, thighKnob, widthKnob } from './blocks/trouserCut.ts'
import { frontKnob, trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Chinos: straight cotton twill trousers with slant pockets, worn long or rolled (requirement S3.26). */
export const chinos = defineGarment({
  id: 'chinos',
  label: 'Chinos',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.9,
    volume: 0.35,
    sleeve: 0,
    waist: 0.6,
    formality: 0.35,
    warmth: 0.4,
    print: 0.3,
    fabrics: ['cotton', 'gabardine', 'corduroy', 'linen', 'seersucker'],
  },
  knobs: {
    width: widthKnob(),
    stack: numberKnob('Stacking at the shoe', [0, 0.35, 1]),
    length: legLengthKnob(),
    thigh: thighKnob(),
    hemWidth: hemWidthKnob(),
    rise: riseKnob(0.12),
    pleats: trouserPleatsKnob(0),
    front: frontKnob('plain'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft: (figure, knobs, context) =>
    draftTrousers(figure, context, { row: { thigh: 0.045, knee: 0.21, hem: 0.175, length: 0.93 } }, knobs).pieces,
})
