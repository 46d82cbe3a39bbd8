import { flareKnob, lengthKnob, panelsKnob, slitKnob } from './blocks/bottomKnobs.ts'
import { collarKnob } from './blocks/collars.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressWaistKnob } from './blocks/dressKnobs.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { hardwareKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'

/** A denim shirt dress: snapped from collar to hem, twin needle seams and flap pockets (requirement S3.26). */
export const denimDress = defineGarment({
  id: 'denimDress',
  label: 'Denim shirt dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.45,
    volume: 0.4,
    sleeve: 0.7,
    waist: 0.7,
    formality: 0.1,
    warmth: 0.4,
    print: 0.1,
    fabrics: ['denim', 'cotton'],
  },
  knobs: {
    collar: collarKnob(['point', 'band', 'camp', 'club']),
    sleeve: sleeveKnob(['long', 'short', 'threeQuarter', 'none', 'puff']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.26, 0.42, 0.9),
    flare: flareKnob(0.01, 0.07, 0.16),
    closure: closureKnob(['snaps', 'buttons', 'zip']),
    pockets: pocketKnob('patch'),
    panels: panelsKnob(2),
    slit: slitKnob(),
    hem: hemKnob(),
    belt: dressWaistKnob('band'),
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
        top: { bust: 0.05, waistEase: 0.04, box: 0.2, cinch: 0.2, back: { yoke: 0.26 } },
        skirt: { ease: 0.04 },
      },
      knobs,
    ),
})
