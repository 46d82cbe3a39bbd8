import { collarKnob } from './blocks/collars.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { closureKnob } from './blocks/placket.ts'
import { chestPocketsKnob, draftShirt } from './blocks/shirtBody.ts'
import { cuffKnob, sleeveKnob } from './blocks/sleeve.ts'
import { trimKnobs } from './blocks/trims.ts'
import { yokeKnob } from './blocks/yokes.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A western shirt: pointed yokes, snaps, flap pockets and piped edges (requirement S3.26). */
export const westernShirt = defineGarment({
  id: 'westernShirt',
  label: 'Western shirt',
  category: 'shirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.3,
    sleeve: 0.9,
    waist: 0.25,
    formality: 0.25,
    warmth: 0.4,
    print: 0.45,
    fabrics: ['denim', 'cotton', 'corduroy'],
  },
  knobs: {
    collar: collarKnob(['point', 'cutaway', 'band']),
    yoke: yokeKnob(['western', 'plain', 'round']),
    sleeve: sleeveKnob(['long', 'short', 'threeQuarter']),
    cuff: cuffKnob,
    closure: closureKnob(['snaps', 'buttons', 'hidden']),
    length: numberKnob('Length from waist to crotch', [-0.15, 0.66, 1.2]),
    hem: hemKnob(['shirtTail', 'straight', 'curved', 'tied']),
    ease: numberKnob('Ease at the bust', [0.015, 0.05, 0.24]),
    waist: numberKnob('Waist shaping', [0, 0.5, 1]),
    buttons: numberKnob('Buttons', [4, 7, 10], '', 1),
    pocket: chestPocketsKnob('flaps'),
    ...trimKnobs,
  },
  draft: (figure, knobs, context) => draftShirt(figure, context, { ...knobs, collarSize: 1.05 }),
})
