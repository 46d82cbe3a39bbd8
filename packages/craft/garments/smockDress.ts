import { flareKnob, flutesKnob, gatherKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { seamKnob } from './blocks/dressTop.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'

/** A smock dress: smocked across the chest, falling loose and full below it (requirement S3.26). */
export const smockDress = defineGarment({
  id: 'smockDress',
  label: 'Smock dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.5,
    volume: 0.8,
    sleeve: 0.5,
    waist: 0.3,
    formality: 0.2,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['cotton', 'linen', 'seersucker', 'silk', 'crepe'],
  },
  knobs: {
    neckline: necklineKnob(['square', 'crew', 'scoop', 'bardot', 'slip', 'boat']),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob(['puff', 'none', 'short', 'bishop', 'flutter', 'long', 'lantern']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.25, 0.48, 0.95),
    flare: flareKnob(0.06, 0.13, 0.24),
    gather: gatherKnob(1.1, 1.6),
    flutes: flutesKnob(4, 9, 16),
    waist: seamKnob(-0.85),
    shaping: shapingKnob('smocking'),
    hem: hemKnob('ruffle'),
    pockets: pocketKnob('none'),
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
        top: { bust: 0.02, waistEase: 0.03, box: 0.1, back: {} },
        skirt: { ease: 0.03, profile: 'bell', depth: 0.06 },
      },
      knobs,
    ),
})
