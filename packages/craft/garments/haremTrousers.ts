import { bandKnob } from './blocks/bands.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { proportion } from './blocks/proportion.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { hemWidthKnob, legLengthKnob, thighKnob } from './blocks/trouserCut.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Harem trousers: a low crotch and swelling legs gathered at the ankle (requirement S3.26). */
export const haremTrousers = defineGarment({
  id: 'haremTrousers',
  label: 'Harem trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.88,
    volume: 0.8,
    sleeve: 0,
    waist: 0.5,
    formality: 0.2,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['silk', 'cotton', 'chiffon', 'jersey', 'linen', 'crepe'],
  },
  knobs: {
    balloon: numberKnob('Swell of the leg', [0.04, 0.16, 0.34]),
    drop: numberKnob('Low crotch', [0, 0.45, 1.1]),
    length: legLengthKnob(),
    thigh: thighKnob(),
    hemWidth: hemWidthKnob(),
    rise: riseKnob(),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob('drawstring'),
    hem: trouserHemKnob('elastic'),
    band: bandKnob('elastic'),
    panel: panelKnob(),
  },
  draft(figure, { balloon, drop, ...knobs }, context) {
    const { height } = proportion(figure)
    const row = { thigh: 0.16, knee: 0.27, hem: 0.17, length: 0.885 }
    return draftTrousers(figure, context, { row, cut: { ease: 0.04, balloon, drop: drop * height } }, knobs).pieces
  },
})
