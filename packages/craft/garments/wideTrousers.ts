import { bandKnob } from './blocks/bands.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { kneeKnob, legLengthKnob, thighKnob } from './blocks/trouserCut.ts'
import { frontKnob, trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Wide trousers that hang from a pleated waist (requirement S3.26). */
export const wideTrousers = defineGarment({
  id: 'wideTrousers',
  label: 'Wide trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ ageGroup: 'adult' }],
  character: {
    length: 0.95,
    volume: 0.7,
    sleeve: 0,
    waist: 0.8,
    formality: 0.6,
    warmth: 0.4,
    print: 0.7,
    fabrics: ['linen', 'silk', 'crepe', 'wool', 'cotton', 'gabardine'],
  },
  knobs: {
    width: numberKnob('Width at the hem', [0.28, 0.4, 0.6]),
    length: legLengthKnob(),
    thigh: thighKnob(),
    knee: kneeKnob(),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(2),
    front: frontKnob('plain'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { width, ...knobs }, context) {
    const row = { thigh: 0.06 + width * 0.12, knee: 0.1 + width * 0.56, hem: width, length: 0.955 }
    return draftTrousers(figure, context, { row }, knobs).pieces
  },
})
