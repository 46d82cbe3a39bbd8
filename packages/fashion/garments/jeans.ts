import { riseKnob } from './blocks/bottomKnobs.ts'
import { legLengthKnob, trouserCut, widthKnob } from './blocks/trouserCut.ts'
import { plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

const cuts = {
  straight: { thigh: 0.04, knee: 0.205, hem: 0.2, length: 0.917 },
  slim: { thigh: 0.008, knee: 0.165, hem: 0.125, length: 0.895 },
  wide: { thigh: 0.09, knee: 0.29, hem: 0.36, length: 0.938 },
  flare: { thigh: 0.008, knee: 0.17, hem: 0.33, length: 0.938 },
  mom: { thigh: 0.1, knee: 0.235, hem: 0.175, length: 0.875 },
} as const

/** Jeans: scooped pockets, back yoke and patch pockets, twin needle seams (requirement S3.26). */
export const jeans = defineGarment({
  id: 'jeans',
  label: 'Jeans',
  category: 'jeans',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.92,
    volume: 0.35,
    sleeve: 0,
    waist: 0.5,
    formality: 0.15,
    warmth: 0.5,
    print: 0.1,
    fabrics: ['denim', 'cotton'],
  },
  knobs: {
    leg: choiceKnob('Leg', [
      { id: 'straight', label: 'Straight' },
      { id: 'slim', label: 'Slim' },
      { id: 'wide', label: 'Wide' },
      { id: 'flare', label: 'Flared' },
      { id: 'mom', label: 'Mom' },
    ]),
    length: legLengthKnob(),
    width: widthKnob(),
    rise: riseKnob(0.15),
    stack: numberKnob('Stacking at the shoe', [0, 0.5, 1]),
    hem: choiceKnob('Hem', [
      { id: 'plain', label: 'Plain' },
      { id: 'cuff', label: 'Turned up' },
    ]),
  },
  draft(figure, knobs, context) {
    const row = cuts[knobs.leg]
    const cut = trouserCut(figure, row, {
      rise: knobs.rise,
      length: row.length + knobs.length,
      width: knobs.width,
      ease: 0.015,
      stack: knobs.leg === 'slim' || knobs.leg === 'straight' ? knobs.stack : knobs.stack * 0.3,
    })
    const details = { ...plainDetails, pockets: 'jeans', twin: true, cuff: knobs.hem === 'cuff' } as const
    return wornTrousers(figure, cut, details, { button: true, loops: true }, context).pieces
  },
})
