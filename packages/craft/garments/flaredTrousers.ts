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

/** Flared trousers: close to the knee, then opening over the shoe (requirement S3.26). */
export const flaredTrousers = defineGarment({
  id: 'flaredTrousers',
  label: 'Flared trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.95,
    volume: 0.45,
    sleeve: 0,
    waist: 0.7,
    formality: 0.4,
    warmth: 0.4,
    print: 0.6,
    fabrics: ['cotton', 'denim', 'velvet', 'corduroy', 'crepe', 'jersey', 'wool'],
  },
  knobs: {
    flare: numberKnob('Flare from the knee', [0.08, 0.17, 0.34]),
    length: legLengthKnob(),
    thigh: thighKnob(),
    knee: kneeKnob(),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(0),
    front: frontKnob('plain'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { flare, ...knobs }, context) {
    const row = { thigh: 0.01, knee: 0.175, hem: 0.17 + flare, length: 0.957 }
    return draftTrousers(figure, context, { row }, knobs).pieces
  },
})
