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

/** Paperbag trousers: full at the hip, cinched below a standing frill and tied (requirement S3.26). */
export const paperbagTrousers = defineGarment({
  id: 'paperbagTrousers',
  label: 'Paperbag trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.85,
    volume: 0.55,
    sleeve: 0,
    waist: 0.95,
    formality: 0.4,
    warmth: 0.3,
    print: 0.6,
    fabrics: ['cotton', 'linen', 'crepe', 'gabardine', 'silk', 'corduroy'],
  },
  knobs: {
    length: legLengthKnob(),
    thigh: thighKnob(),
    knee: kneeKnob(),
    hemWidth: hemWidthKnob(),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(2),
    front: frontKnob('plain'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob('side'),
    hem: trouserHemKnob(),
    band: bandKnob('paperbag'),
    panel: panelKnob(),
  },
  draft: (figure, knobs, context) =>
    draftTrousers(
      figure,
      context,
      { row: { thigh: 0.13, knee: 0.25, hem: 0.19, length: 0.87 }, cut: { ease: 0.045 } },
      knobs,
    ).pieces,
})
