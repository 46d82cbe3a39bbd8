import { flareKnob, flutesKnob, lengthKnob, slantKnob, slitKnob, slitPlaceKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressWaistKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A slip dress: bias cut, hung from thin straps, skimming the body (requirement S3.26). */
export const slipDress = defineGarment({
  id: 'slipDress',
  label: 'Slip dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.75,
    volume: 0.2,
    sleeve: 0,
    waist: 0.4,
    formality: 0.7,
    warmth: 0.1,
    print: 0.8,
    fabrics: ['silk', 'chiffon', 'crepe', 'velvet', 'jersey', 'lame', 'sequin'],
  },
  knobs: {
    neckline: necklineKnob(['slip', 'cowl', 'halter', 'strapless', 'deepV', 'v', 'oneShoulder', 'square']),
    length: lengthKnob(0.3, 0.74, 0.97),
    flare: flareKnob(0.005, 0.03, 0.1),
    ease: numberKnob('Ease', [0.01, 0.03, 0.08]),
    flutes: flutesKnob(3, 6, 12),
    slit: slitKnob(),
    slitPlace: slitPlaceKnob('side'),
    slant: slantKnob(),
    hem: hemKnob(),
    belt: dressWaistKnob(),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, { ease, ...knobs }, context) =>
    draftDress(
      figure,
      context,
      {
        fused: true,
        bias: true,
        neckline: 'slip',
        top: { bust: 0.012, waistEase: ease, box: 0.1, back: {} },
        skirt: { ease, profile: 'straight', depth: 0.07 },
      },
      knobs,
    ),
})
