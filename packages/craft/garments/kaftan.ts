import { flareKnob, flutesKnob, lengthKnob, slitKnob, slitPlaceKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob, dressWaistKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'

/** A kaftan: a long loose length with kimono sleeves and a bordered opening (requirement S3.26). */
export const kaftan = defineGarment({
  id: 'kaftan',
  label: 'Kaftan',
  category: 'dress',
  slot: 'whole',
  wornBy: [],
  character: {
    length: 0.85,
    volume: 0.75,
    sleeve: 0.7,
    waist: 0.1,
    formality: 0.5,
    warmth: 0.2,
    print: 1,
    fabrics: ['silk', 'cotton', 'linen', 'chiffon', 'crepe', 'lame'],
  },
  knobs: {
    neckline: necklineKnob(['v', 'keyhole', 'deepV', 'boat', 'crew', 'henley']),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob(['kimono', 'bell', 'dolman', 'elbow', 'threeQuarter', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: lengthKnob(0.3, 0.86, 0.97),
    flare: flareKnob(0.02, 0.07, 0.16),
    flutes: flutesKnob(3, 6, 12),
    slit: slitKnob(),
    slitPlace: slitPlaceKnob('side'),
    hem: hemKnob('band'),
    belt: dressWaistKnob(),
    closure: closureKnob(['none', 'placket', 'laced', 'buttons']),
    pockets: pocketKnob('none'),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, knobs, context) =>
    draftDress(
      figure,
      context,
      {
        fused: true,
        neckline: 'v',
        top: { bust: 0.09, waistEase: 0.16, box: 0.85, drop: 0.05, back: {} },
        skirt: { hipEase: 0.1, profile: 'straight', depth: 0.07 },
      },
      knobs,
    ),
})
