import { flareKnob, flutesKnob, gatherKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob, dressWaistKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { seamKnob } from './blocks/dressTop.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'

/** A babydoll dress: a short high-waisted dress that swings free below the bust (requirement S3.26). */
export const babydollDress = defineGarment({
  id: 'babydollDress',
  label: 'Babydoll dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.32,
    volume: 0.8,
    sleeve: 0.4,
    waist: 0.5,
    formality: 0.3,
    warmth: 0.2,
    print: 0.9,
    fabrics: ['cotton', 'silk', 'organza', 'chiffon', 'velvet', 'lace', 'linen'],
  },
  knobs: {
    neckline: necklineKnob(['square', 'v', 'sweetheart', 'scoop', 'crew', 'slip', 'bardot', 'keyhole']),
    collar: dressCollarKnob('peterPan'),
    sleeve: sleeveKnob(['puff', 'none', 'bishop', 'flutter', 'short', 'lantern', 'bell']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.2, 0.31, 0.5),
    flare: flareKnob(0.12, 0.22, 0.36),
    gather: gatherKnob(0.9, 1.6),
    flutes: flutesKnob(5, 9, 15),
    waist: seamKnob(-1),
    shaping: shapingKnob('darts'),
    hem: hemKnob(),
    belt: dressWaistKnob(),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, knobs, context) =>
    draftDress(
      figure,
      context,
      {
        fused: false,
        neckline: 'square',
        top: { bust: 0.02, waistEase: 0.03, box: 0.05 },
        skirt: { ease: 0.03, profile: 'bell', depth: 0.08 },
      },
      knobs,
    ),
})
