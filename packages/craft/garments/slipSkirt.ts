import { bandKnob } from './blocks/bands.ts'
import {
  flareKnob,
  flutesKnob,
  lengthKnob,
  riseKnob,
  slantKnob,
  slitKnob,
  slitPlaceKnob,
  yokeKnob,
} from './blocks/bottomKnobs.ts'
import { draftSkirt, onBias } from './blocks/draftSkirt.ts'
import { hemLevel } from './blocks/proportion.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { defineGarment } from './garment.ts'

/** A slip skirt: cut on the bias, liquid over the hip (requirement S3.26). */
export const slipSkirt = defineGarment({
  id: 'slipSkirt',
  label: 'Slip skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.75,
    volume: 0.25,
    sleeve: 0,
    waist: 0.7,
    formality: 0.6,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['silk', 'crepe', 'velvet', 'chiffon', 'lame', 'sequin'],
  },
  knobs: {
    length: lengthKnob(0.35, 0.72, 0.95),
    flare: flareKnob(0.01, 0.055, 0.13),
    flutes: flutesKnob(3, 7, 12),
    hem: hemKnob(),
    slit: slitKnob(),
    slitPlace: slitPlaceKnob(),
    slant: slantKnob(),
    yoke: yokeKnob(),
    band: bandKnob('faced'),
    rise: riseKnob(0.1),
  },
  draft(figure, knobs, context) {
    const pieces = draftSkirt(figure, context, { ease: 0.02, depth: 0.085 }, knobs)
    return onBias(figure, hemLevel(figure, knobs.length), pieces)
  },
})
