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

/** Palazzo trousers: legs like two skirts, falling from hip to floor (requirement S3.26). */
export const palazzoTrousers = defineGarment({
  id: 'palazzoTrousers',
  label: 'Palazzo trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.97,
    volume: 0.9,
    sleeve: 0,
    waist: 0.8,
    formality: 0.7,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['silk', 'chiffon', 'crepe', 'linen', 'jersey'],
  },
  knobs: {
    flare: numberKnob('Width at the hem', [0.4, 0.56, 0.78]),
    length: legLengthKnob(),
    thigh: thighKnob(),
    knee: kneeKnob(),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(1),
    front: frontKnob('plain'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob('side'),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { flare, ...knobs }, context) {
    const row = { thigh: 0.15, knee: 0.16 + flare * 0.46, hem: flare, length: 0.945 }
    return draftTrousers(figure, context, { row }, knobs).pieces
  },
})
