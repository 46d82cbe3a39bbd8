import { bandKnob } from './blocks/bands.ts'
import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { skirtCutOf } from './blocks/draftSkirt.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { overskirt, overskirtShade } from './blocks/overskirt.ts'
import { skirt } from './blocks/skirt.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A skort: shorts behind a wrapped front panel that looks like a skirt (requirement S3.26). */
export const skort = defineGarment({
  id: 'skort',
  label: 'Skort',
  category: 'shorts',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.3,
    volume: 0.35,
    sleeve: 0,
    waist: 0.6,
    formality: 0.2,
    warmth: 0.1,
    print: 0.6,
    fabrics: ['cotton', 'denim', 'wool', 'gabardine', 'linen', 'seersucker'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.3, 0.4),
    width: numberKnob('Width at the hem', [0.3, 0.37, 0.46]),
    overlap: numberKnob('Overlap of the panel', [0.1, 0.4, 0.75]),
    round: numberKnob('Rounding of the panel', [0, 0.1, 0.9]),
    pleats: numberKnob('Pleats of the panel', [0, 0, 11], '', 1),
    pockets: pocketKnob('none'),
    hem: trouserHemKnob(),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, { length, width, overlap, round, pleats, ...knobs }, context) {
    const row = { thigh: 0.07, knee: width, hem: width, length }
    const made = draftTrousers(figure, context, { row }, { ...knobs, closure: 'side' })
    if (figure.view === 'back') return made.pieces
    const cut = skirtCutOf(
      figure,
      { flare: 0.1, cloth: context.cloth },
      { length: length + 0.006, rise: knobs.rise, pleats },
    )
    const panel = skirt(figure, cut, context.chance.branch('panel'))
    if (Math.round(pleats) > 0) return [...made.pieces, { ...panel, role: 'trim', order: 2.5 }]
    const over = overskirt(figure, panel, cut, overlap, context.chance.branch('over'), round)
    return [...made.pieces, { ...overskirtShade(over), order: 2.4 }, { ...over.piece, role: 'trim', order: 2.5 }]
  },
})
