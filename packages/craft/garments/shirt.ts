import { collarKnob } from './blocks/collars.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { closureKnob } from './blocks/placket.ts'
import { chestPocketsKnob, draftShirt } from './blocks/shirtBody.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { trimKnobs } from './blocks/trims.ts'
import { yokeKnob } from './blocks/yokes.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A shirt: collar on a stand, buttoned placket, yoke, cuffed sleeves and a curved hem (requirement S3.26). */
export const shirt = defineGarment({
  id: 'shirt',
  label: 'Shirt',
  category: 'shirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.35,
    sleeve: 0.9,
    waist: 0.15,
    formality: 0.55,
    warmth: 0.35,
    print: 0.6,
    fabrics: ['cotton', 'linen', 'denim', 'silk', 'seersucker', 'corduroy', 'wool', 'crepe'],
  },
  knobs: {
    collar: collarKnob(['point', 'cutaway', 'camp', 'band', 'buttonDown', 'club', 'wing', 'peterPan']),
    collarSize: numberKnob('Collar size', [0.6, 1, 1.6]),
    sleeve: sleeveKnob(['long', 'short', 'elbow', 'threeQuarter', 'bishop', 'none']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    closure: closureKnob(['buttons', 'hidden', 'snaps', 'placket']),
    length: numberKnob('Length from waist to crotch', [-0.15, 0.68, 1.6]),
    hem: hemKnob(['shirtTail', 'straight', 'curved', 'hiLo', 'tied']),
    ease: numberKnob('Ease at the bust', [0.015, 0.06, 0.26]),
    waist: numberKnob('Waist shaping', [0, 0.35, 1]),
    buttons: numberKnob('Buttons', [4, 7, 11], '', 1),
    yoke: yokeKnob(['none', 'plain', 'western', 'round']),
    pocket: chestPocketsKnob(),
    ...trimKnobs,
  },
  draft: (figure, knobs, context) => draftShirt(figure, context, knobs),
})
