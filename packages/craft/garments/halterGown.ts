import { depthKnob, flareKnob, flutesKnob, lengthKnob, slitKnob, slitPlaceKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob, dressWaistKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { edgingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'

/** A halter gown: bare back, close to the knee, with a train that opens behind (requirement S3.26). */
export const halterGown = defineGarment({
  id: 'halterGown',
  label: 'Halter gown',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.98,
    volume: 0.45,
    sleeve: 0,
    waist: 0.9,
    formality: 0.95,
    warmth: 0.2,
    print: 0.7,
    fabrics: ['silk', 'velvet', 'crepe', 'jersey', 'sequin', 'lame', 'lace'],
  },
  knobs: {
    neckline: necklineKnob(['halter', 'deepV', 'slip', 'oneShoulder', 'strapless']),
    collar: dressCollarKnob(),
    length: lengthKnob(0.6, 0.97, 0.985),
    flare: flareKnob(0.04, 0.11, 0.2),
    flutes: flutesKnob(5, 9, 15),
    depth: depthKnob(0.05, 0.12, 0.18),
    slit: slitKnob(),
    slitPlace: slitPlaceKnob('side'),
    shaping: shapingKnob('none'),
    hem: hemKnob(),
    belt: dressWaistKnob(),
    edging: edgingKnob,
  },
  draft: (figure, knobs, context) =>
    draftDress(
      figure,
      context,
      {
        fused: true,
        neckline: 'halter',
        top: { bust: 0.008, waistEase: 0.01, box: 0 },
        skirt: { ease: 0.008, profile: 'trumpet' },
      },
      knobs,
    ),
})
