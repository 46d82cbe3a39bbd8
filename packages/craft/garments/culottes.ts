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

/** Culottes: wide cropped legs that hang like a skirt (requirement S3.26). */
export const culottes = defineGarment({
  id: 'culottes',
  label: 'Culottes',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.65,
    sleeve: 0,
    waist: 0.8,
    formality: 0.45,
    warmth: 0.35,
    print: 0.7,
    fabrics: ['linen', 'cotton', 'wool', 'silk', 'crepe', 'denim'],
  },
  knobs: {
    width: numberKnob('Width at the hem', [0.34, 0.46, 0.6]),
    length: lengthKnob(0.45, 0.665, 0.8),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(2),
    front: frontKnob('crease'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob('side'),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { width, length, ...knobs }, context) {
    const row = { thigh: 0.13, knee: 0.12 + width * 0.54, hem: width, length }
    return draftTrousers(figure, context, { row }, knobs).pieces
  },
})
