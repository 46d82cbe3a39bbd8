import { bandKnob } from './blocks/bands.ts'
import { flareKnob, lengthKnob, pleatsKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { onSkirt, skirtCutOf } from './blocks/draftSkirt.ts'
import { kiltApron } from './blocks/kiltApron.ts'
import { sewnSkirt } from './blocks/sewnSkirt.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A kilt: knife pleats behind and at the sides, a plain apron in front, fastened on the wearer’s right with straps and a pin (requirement S3.26). */
export const kilt = defineGarment({
  id: 'kilt',
  label: 'Kilt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.5,
    volume: 0.4,
    sleeve: 0,
    waist: 0.7,
    formality: 0.5,
    warmth: 0.6,
    print: 0.9,
    fabrics: ['wool', 'tweed', 'cotton'],
  },
  knobs: {
    length: lengthKnob(0.24, 0.5, 0.8),
    pleats: pleatsKnob(11, 19, 27),
    apron: numberKnob('Width of the apron', [0.4, 0.6, 0.76]),
    flare: flareKnob(0.02, 0.08, 0.18),
    straps: numberKnob('Straps and buckles', [0, 2, 3], '', 1),
    fringe: choiceKnob('Edge of the apron', [
      { id: 'fringe', label: 'Fringed' },
      { id: 'plain', label: 'Plain' },
    ]),
    pin: choiceKnob('Kilt pin', [
      { id: 'pin', label: 'Kilt pin' },
      { id: 'none', label: 'None' },
    ]),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const cut = skirtCutOf(
      figure,
      { cloth: context.cloth },
      { length: knobs.length, rise: knobs.rise, flare: knobs.flare, pleats: knobs.pleats },
    )
    const base = sewnSkirt(figure, context, cut, { band: knobs.band, closure: 'buttons' })
    if (figure.view === 'back') return base
    const closed = onSkirt(base, (piece) => ({
      ...piece,
      fittings: [],
      lines: piece.lines.filter(({ kind }) => kind === 'fold'),
    }))
    return [...closed, ...kiltApron(figure, { ...cut, pleats: 0 }, knobs, context.chance.branch('apron'))]
  },
})
