import { bandKnob } from './blocks/bands.ts'
import {
  depthKnob,
  flareKnob,
  flutesKnob,
  lengthKnob,
  panelsKnob,
  riseKnob,
  slantKnob,
  slitKnob,
  yokeKnob,
} from './blocks/bottomKnobs.ts'
import { draftSkirt, onBias } from './blocks/draftSkirt.ts'
import { hemLevel } from './blocks/proportion.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { defineGarment } from './garment.ts'

/** A skirt cut wholly on the bias: it clings to the hip and flares into many soft flutes (requirement S3.26). */
export const biasSkirt = defineGarment({
  id: 'biasSkirt',
  label: 'Bias skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.7,
    volume: 0.45,
    sleeve: 0,
    waist: 0.8,
    formality: 0.6,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['silk', 'crepe', 'velvet', 'linen', 'chiffon'],
  },
  knobs: {
    length: lengthKnob(0.35, 0.7, 0.97),
    flare: flareKnob(0.06, 0.15, 0.26),
    flutes: flutesKnob(6, 12, 18),
    depth: depthKnob(0.05, 0.11, 0.17),
    hem: hemKnob(),
    slant: slantKnob(0.06),
    slit: slitKnob(),
    yoke: yokeKnob(),
    panels: panelsKnob(),
    band: bandKnob('faced'),
    rise: riseKnob(0.1),
  },
  draft(figure, knobs, context) {
    const pieces = draftSkirt(figure, context, { ease: 0.012, profile: 'straight' }, knobs)
    return onBias(figure, hemLevel(figure, knobs.length), pieces)
  },
})
