import { bandKnob } from './blocks/bands.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { hemWidthKnob, kneeKnob, legLengthKnob, thighKnob } from './blocks/trouserCut.ts'
import { frontKnob, trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'

/** Cigarette trousers: narrow and cropped above the ankle, with a pressed front (requirement S3.26). */
export const cigaretteTrousers = defineGarment({
  id: 'cigaretteTrousers',
  label: 'Cigarette trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.8,
    volume: 0.15,
    sleeve: 0,
    waist: 0.8,
    formality: 0.7,
    warmth: 0.4,
    print: 0.5,
    fabrics: ['wool', 'cotton', 'gabardine', 'crepe', 'jacquard', 'velvet', 'leather'],
  },
  knobs: {
    length: legLengthKnob(),
    thigh: thighKnob(),
    knee: kneeKnob(),
    hemWidth: hemWidthKnob(),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(0),
    front: frontKnob('crease'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob('side'),
    hem: trouserHemKnob('slit'),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft: (figure, knobs, context) =>
    draftTrousers(figure, context, { row: { thigh: 0.02, knee: 0.175, hem: 0.135, length: 0.83 } }, knobs).pieces,
})
