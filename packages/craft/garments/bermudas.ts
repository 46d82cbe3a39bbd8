import { bandKnob } from './blocks/bands.ts'
import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { frontKnob, trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Bermuda shorts: tailored to the knee (requirement S3.26). */
export const bermudas = defineGarment({
  id: 'bermudas',
  label: 'Bermuda shorts',
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
    fabrics: ['cotton', 'linen', 'wool', 'denim', 'gabardine', 'seersucker'],
  },
  knobs: {
    width: numberKnob('Width at the hem', [0.22, 0.27, 0.38]),
    length: lengthKnob(0.38, 0.475, 0.54),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(1),
    front: frontKnob('crease'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob('cuff'),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { width, length, ...knobs }, context) {
    const row = { thigh: 0.07, knee: width + 0.005, hem: width, length }
    return draftTrousers(figure, context, { row }, knobs).pieces
  },
})
