import { collarKnob } from './blocks/collars.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { closureKnob } from './blocks/placket.ts'
import { draftShirt } from './blocks/shirtBody.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { yokeKnob } from './blocks/yokes.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A top gathered into a smocked or round yoke, with short full sleeves (requirement S3.26). */
export const smockTop = defineGarment({
  id: 'smockTop',
  label: 'Smock top',
  category: 'blouse',
  slot: 'top',
  wornOut: true,
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.27,
    volume: 0.7,
    sleeve: 0.4,
    waist: 0.05,
    formality: 0.3,
    warmth: 0.15,
    print: 0.8,
    fabrics: ['cotton', 'linen', 'chiffon', 'silk', 'seersucker'],
  },
  knobs: {
    yoke: yokeKnob(['smocked', 'round', 'plain']),
    collar: collarKnob(['peterPan', 'band', 'bow', 'sailor']),
    closure: closureKnob(['none', 'placket', 'laced']),
    sleeve: sleeveKnob(['puff', 'flutter', 'short', 'bishop', 'lantern', 'bell', 'none']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: numberKnob('Length from waist to crotch', [-0.2, 0.55, 1.4]),
    hem: hemKnob(['straight', 'curved', 'hiLo']),
    ease: numberKnob('Ease at the bust', [0.04, 0.13, 0.28]),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, knobs, context) =>
    draftShirt(figure, context, {
      ...knobs,
      collarSize: 0.85,
      waist: 0,
      buttons: 3,
      pocket: 'none',
      sleeves: (base) => ({ ease: Math.max(0.05, base.ease) }),
    }),
})
