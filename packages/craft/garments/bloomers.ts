import { bandKnob } from './blocks/bands.ts'
import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Bloomers: short legs that balloon and are gathered round the thigh (requirement S3.26). */
export const bloomers = defineGarment({
  id: 'bloomers',
  label: 'Bloomers',
  category: 'shorts',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }, { ageGroup: 'child' }],
  character: {
    length: 0.3,
    volume: 0.7,
    sleeve: 0,
    waist: 0.5,
    formality: 0.1,
    warmth: 0.1,
    print: 0.8,
    fabrics: ['cotton', 'linen', 'seersucker', 'silk', 'velvet'],
  },
  knobs: {
    length: lengthKnob(0.22, 0.3, 0.5),
    balloon: numberKnob('Swell of the leg', [0.03, 0.13, 0.24]),
    hemWidth: numberKnob('Width of the gathered hem', [0.24, 0.27, 0.34]),
    hem: trouserHemKnob('elastic'),
    pockets: pocketKnob('none'),
    closure: trouserClosureKnob('side'),
    band: bandKnob('elastic'),
    panel: panelKnob(),
    rise: riseKnob(),
  },
  draft(figure, { balloon, length, hemWidth, ...knobs }, context) {
    const row = { thigh: 0.06, knee: hemWidth, hem: hemWidth, length }
    return draftTrousers(figure, context, { row, cut: { ease: 0.035, balloon } }, knobs).pieces
  },
})
