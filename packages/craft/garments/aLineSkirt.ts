import { bandKnob } from './blocks/bands.ts'
import {
  depthKnob,
  flareKnob,
  flutesKnob,
  lengthKnob,
  panelsKnob,
  riseKnob,
  slitKnob,
  yokeKnob,
} from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { skirtClosureKnob } from './blocks/sewnSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { defineGarment } from './garment.ts'

/** An A-line skirt: smooth over the hip, widening in a straight line (requirement S3.26). */
export const aLineSkirt = defineGarment({
  id: 'aLineSkirt',
  label: 'A-line skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.5,
    volume: 0.4,
    sleeve: 0,
    waist: 0.7,
    formality: 0.4,
    warmth: 0.4,
    print: 0.8,
    fabrics: ['cotton', 'linen', 'wool', 'denim', 'leather', 'tweed'],
  },
  knobs: {
    length: lengthKnob(0.22, 0.48, 0.98),
    flare: flareKnob(0.02, 0.13, 0.26),
    flutes: flutesKnob(0, 6, 12),
    depth: depthKnob(0, 0.06, 0.14),
    hem: hemKnob(),
    closure: skirtClosureKnob(),
    slit: slitKnob(),
    pockets: pocketKnob('none'),
    yoke: yokeKnob(),
    panels: panelsKnob(),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft: (figure, knobs, context) => draftSkirt(figure, context, {}, knobs, { darts: true }),
})
