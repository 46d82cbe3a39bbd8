import { flareKnob, gatherKnob, pleatsKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressWaistKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { seamKnob } from './blocks/dressTop.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { edgingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A ball gown: a fitted bodice over a vast gathered skirt to the floor (requirement S3.26). */
export const ballGown = defineGarment({
  id: 'ballGown',
  label: 'Ball gown',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.98,
    volume: 1,
    sleeve: 0,
    waist: 1,
    formality: 1,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['silk', 'organza', 'tulle', 'jacquard', 'velvet', 'lame', 'chiffon', 'lace'],
  },
  knobs: {
    neckline: necklineKnob([
      'strapless',
      'sweetheart',
      'slip',
      'boat',
      'v',
      'halter',
      'square',
      'bardot',
      'oneShoulder',
      'deepV',
    ]),
    sleeve: sleeveKnob(['none', 'puff', 'cap', 'threeQuarter', 'plain', 'mutton', 'bishop']),
    length: numberKnob('Length from waist to floor', [0.55, 0.97, 0.99]),
    volume: flareKnob(0.12, 0.2, 0.3),
    gather: gatherKnob(1, 1.6),
    pleats: pleatsKnob(0, 0, 15),
    shaping: shapingKnob('princess'),
    waist: seamKnob(),
    hem: hemKnob(),
    highLow: numberKnob('Shorter in front', [0, 0, 0.35]),
    belt: dressWaistKnob(),
    edging: edgingKnob,
  },
  draft: (figure, { volume, ...knobs }, context) =>
    draftDress(
      figure,
      context,
      {
        fused: false,
        neckline: 'strapless',
        top: { bust: 0.012, waistEase: 0.015, box: 0, back: { centre: true, darts: true } },
        skirt: { ease: 0.02, profile: 'ball', flare: volume, flutes: 13, depth: 0.06 },
      },
      knobs,
    ),
})
