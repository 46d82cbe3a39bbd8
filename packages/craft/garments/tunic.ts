import { collarKnob } from './blocks/collars.ts'
import { slitKnob } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { closureKnob } from './blocks/placket.ts'
import { draftShirt } from './blocks/shirtBody.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { yokeKnob } from './blocks/yokes.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A long loose shirt with a half-open front and side slits, worn over trousers (requirement S3.26). */
export const tunic = defineGarment({
  id: 'tunic',
  label: 'Tunic',
  category: 'shirt',
  slot: 'top',
  wornOut: true,
  wornBy: [],
  character: {
    length: 0.45,
    volume: 0.5,
    sleeve: 0.9,
    waist: 0.1,
    formality: 0.35,
    warmth: 0.35,
    print: 0.7,
    fabrics: ['linen', 'cotton', 'silk', 'crepe', 'jacquard', 'seersucker'],
  },
  knobs: {
    collar: collarKnob(['band', 'point', 'shawl', 'sailor', 'peterPan']),
    closure: closureKnob(['placket', 'buttons', 'laced', 'none']),
    sleeve: sleeveKnob(['plain', 'long', 'threeQuarter', 'kimono', 'bell', 'bishop', 'raglan', 'none']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: numberKnob('Length from waist to crotch', [0.9, 1.55, 2.6]),
    hem: hemKnob(['straight', 'curved', 'shirtTail', 'hiLo', 'pointed']),
    ease: numberKnob('Ease at the bust', [0.03, 0.1, 0.26]),
    waist: numberKnob('Waist shaping', [0, 0.15, 0.8]),
    slits: { ...slitKnob(1.2), normal: 0.5 },
    yoke: yokeKnob(['none', 'plain', 'round', 'smocked']),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, knobs, context) =>
    draftShirt(figure, context, {
      ...knobs,
      collarSize: 1,
      buttons: 6,
      pocket: 'none',
      sleeves: (base) => ({ ease: Math.max(base.ease, 0.05 + knobs.ease * 0.2) }),
    }),
})
