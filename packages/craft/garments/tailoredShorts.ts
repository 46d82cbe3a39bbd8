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

/** Tailored shorts: high waisted, pleated and pressed like trousers cut short (requirement S3.26). */
export const tailoredShorts = defineGarment({
  id: 'tailoredShorts',
  label: 'Tailored shorts',
  category: 'shorts',
  slot: 'bottom',
  wornBy: [{ ageGroup: 'adult' }],
  character: {
    length: 0.34,
    volume: 0.35,
    sleeve: 0,
    waist: 0.9,
    formality: 0.55,
    warmth: 0.15,
    print: 0.4,
    fabrics: ['wool', 'linen', 'gabardine', 'crepe', 'tweed', 'cotton'],
  },
  knobs: {
    width: numberKnob('Width at the hem', [0.27, 0.35, 0.5]),
    length: lengthKnob(0.27, 0.34, 0.42),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(2),
    front: frontKnob('crease'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob('cuff'),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { width, length, ...knobs }, context) {
    const row = { thigh: 0.09, knee: width, hem: width, length }
    return draftTrousers(figure, context, { row }, knobs).pieces
  },
})
