import { lengthKnob, slitKnob, slitPlaceKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob, dressWaistKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A sheath dress: one length close to the body, shaped by darts or princess seams (requirement S3.26). */
export const sheathDress = defineGarment({
  id: 'sheathDress',
  label: 'Sheath dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.55,
    volume: 0.1,
    sleeve: 0.2,
    waist: 0.9,
    formality: 0.8,
    warmth: 0.4,
    print: 0.6,
    fabrics: ['wool', 'crepe', 'cotton', 'silk', 'leather', 'jacquard', 'tweed', 'gabardine', 'velvet'],
  },
  knobs: {
    neckline: necklineKnob([
      'boat',
      'crew',
      'square',
      'v',
      'scoop',
      'sweetheart',
      'strapless',
      'halter',
      'keyhole',
      'bardot',
      'oneShoulder',
    ]),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob(['none', 'cap', 'short', 'threeQuarter', 'plain', 'puff', 'mutton', 'lantern']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.28, 0.53, 0.95),
    taper: numberKnob('Taper to the hem', [-0.03, 0.012, 0.035]),
    slit: slitKnob(0.16, 0.5),
    slitPlace: slitPlaceKnob('back'),
    shaping: shapingKnob('darts'),
    hem: hemKnob(),
    closure: closureKnob(['none', 'zip', 'buttons', 'halfZip', 'snaps']),
    belt: dressWaistKnob(),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, { taper, ...knobs }, context) =>
    draftDress(
      figure,
      context,
      {
        fused: true,
        neckline: 'boat',
        top: { bust: 0.015, waistEase: 0.02 },
        skirt: { profile: 'pencil', flare: -taper },
      },
      knobs,
    ),
})
