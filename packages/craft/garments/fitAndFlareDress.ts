import { flareKnob, flutesKnob, gatherKnob, lengthKnob, pleatsKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob, dressWaistKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { seamKnob } from './blocks/dressTop.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'

/** A fit-and-flare dress: a close bodice and a full skirt from the waist seam (requirement S3.26). */
export const fitAndFlareDress = defineGarment({
  id: 'fitAndFlareDress',
  label: 'Fit-and-flare dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.55,
    volume: 0.75,
    sleeve: 0.2,
    waist: 0.95,
    formality: 0.6,
    warmth: 0.3,
    print: 1,
    fabrics: ['cotton', 'silk', 'linen', 'wool', 'chiffon', 'organza', 'jacquard', 'velvet'],
  },
  knobs: {
    neckline: necklineKnob([
      'square',
      'sweetheart',
      'v',
      'boat',
      'crew',
      'scoop',
      'halter',
      'strapless',
      'slip',
      'keyhole',
      'bardot',
      'oneShoulder',
    ]),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob(['none', 'cap', 'puff', 'short', 'threeQuarter', 'bishop', 'flutter', 'mutton', 'lantern']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.28, 0.55, 0.96),
    flare: flareKnob(0.12, 0.22, 0.34),
    flutes: flutesKnob(5, 11, 18),
    gather: gatherKnob(0.5),
    pleats: pleatsKnob(0, 0, 21),
    shaping: shapingKnob('princess'),
    waist: seamKnob(),
    hem: hemKnob(),
    closure: closureKnob(['none', 'buttons', 'zip', 'laced', 'snaps']),
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
        top: { bust: 0.02, waistEase: 0.035, box: 0.05, back: { centre: true, darts: true } },
        skirt: { ease: 0.03, profile: 'bell', depth: 0.11 - 0.025 * knobs.gather },
      },
      knobs,
    ),
})
