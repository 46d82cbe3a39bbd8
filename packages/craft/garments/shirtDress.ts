import { flareKnob, gatherKnob, lengthKnob, pleatsKnob, slitKnob } from './blocks/bottomKnobs.ts'
import { collarKnob } from './blocks/collars.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressWaistKnob } from './blocks/dressKnobs.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, hardwareKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'

/** A shirt dress: collar and buttons to the hem, drawn in at the waist (requirement S3.26). */
export const shirtDress = defineGarment({
  id: 'shirtDress',
  label: 'Shirt dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.58,
    volume: 0.5,
    sleeve: 0.6,
    waist: 0.8,
    formality: 0.4,
    warmth: 0.4,
    print: 0.9,
    fabrics: ['cotton', 'linen', 'silk', 'denim', 'seersucker', 'crepe'],
  },
  knobs: {
    collar: collarKnob(['point', 'band', 'club', 'camp', 'cutaway', 'peterPan', 'shawl', 'bow', 'sailor', 'wing']),
    sleeve: sleeveKnob(['elbow', 'long', 'short', 'threeQuarter', 'puff', 'none', 'bishop', 'dolman', 'lantern']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.28, 0.58, 0.95),
    flare: flareKnob(0.04, 0.12, 0.24),
    gather: gatherKnob(0.4, 1.2),
    pleats: pleatsKnob(0, 0, 21),
    belt: dressWaistKnob('belt'),
    closure: closureKnob(['buttons', 'hidden', 'snaps', 'zip']),
    pockets: pocketKnob('none'),
    hem: hemKnob(),
    slit: slitKnob(),
    edging: edgingKnob,
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft: (figure, knobs, context) =>
    draftDress(
      figure,
      context,
      {
        fused: false,
        neckline: 'shirt',
        top: { bust: 0.055, waistEase: 0.05, box: 0.15, cinch: 0.8, back: { yoke: 0.26 } },
        skirt: { ease: 0.045, flutes: 8, depth: 0.06 },
      },
      knobs,
    ),
})
