import { bandKnob } from './blocks/bands.ts'
import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { frontKnob, trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Shorts: high on the thigh, tailored, like jeans or with a cord (requirement S3.26). */
export const shorts = defineGarment({
  id: 'shorts',
  label: 'Shorts',
  category: 'shorts',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.35,
    sleeve: 0,
    waist: 0.5,
    formality: 0.1,
    warmth: 0.05,
    print: 0.7,
    fabrics: ['cotton', 'linen', 'denim', 'silk', 'seersucker'],
  },
  knobs: {
    width: numberKnob('Width at the hem', [0.28, 0.345, 0.46]),
    kind: choiceKnob('Kind', [
      { id: 'plain', label: 'Plain' },
      { id: 'jeans', label: 'Jeans' },
      { id: 'drawstring', label: 'Drawstring' },
    ]),
    length: lengthKnob(0.245, 0.285, 0.36),
    rise: riseKnob(),
    pleats: trouserPleatsKnob(0),
    front: frontKnob('plain'),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { width, length, kind, ...knobs }, context) {
    const row = { thigh: 0.06, knee: width, hem: width, length }
    const cord = kind === 'drawstring'
    const details = {
      twin: kind === 'jeans',
      ...(kind === 'jeans' ? { pockets: 'jeans' as const } : {}),
      ...(cord ? { closure: 'drawstring' as const } : {}),
    }
    return draftTrousers(figure, context, { row, details, band: cord ? 'elastic' : knobs.band }, knobs).pieces
  },
})
