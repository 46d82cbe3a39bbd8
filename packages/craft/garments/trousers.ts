import { bandKnob } from './blocks/bands.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { hemWidthKnob, kneeKnob, legCutKnob, legCuts, legLengthKnob, thighKnob } from './blocks/trouserCut.ts'
import { frontKnob, trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'

/** Tailored trousers with a fly and slash pockets, in six cuts of the leg (requirement S3.26). */
export const trousers = defineGarment({
  id: 'trousers',
  label: 'Trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.92,
    volume: 0.4,
    sleeve: 0,
    waist: 0.7,
    formality: 0.6,
    warmth: 0.5,
    print: 0.4,
    fabrics: ['wool', 'cotton', 'linen', 'gabardine', 'tweed', 'silk', 'velvet', 'leather'],
  },
  knobs: {
    leg: legCutKnob(),
    length: legLengthKnob(),
    thigh: thighKnob(),
    knee: kneeKnob(),
    hemWidth: hemWidthKnob(),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(0),
    front: frontKnob('crease'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft: (figure, knobs, context) =>
    draftTrousers(
      figure,
      context,
      { row: legCuts[knobs.leg] },
      { ...knobs, front: knobs.leg === 'palazzo' ? 'plain' : knobs.front },
    ).pieces,
})
