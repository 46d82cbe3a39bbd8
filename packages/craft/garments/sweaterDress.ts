import { flareKnob, lengthKnob, slitKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob, dressWaistKnob, looserKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { defineGarment } from './garment.ts'

/** A knit dress: a long sweater with ribbed neck, cuffs and hem (requirement S3.26). */
export const sweaterDress = defineGarment({
  id: 'sweaterDress',
  label: 'Knit dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.45,
    volume: 0.3,
    sleeve: 0.9,
    waist: 0.2,
    formality: 0.2,
    warmth: 0.8,
    print: 0.3,
    fabrics: ['knit', 'ribKnit', 'cableKnit', 'cashmere', 'jersey', 'boucle'],
  },
  knobs: {
    collar: dressCollarKnob('roll'),
    neckline: necklineKnob(['crew', 'v', 'boat', 'scoop', 'bardot']),
    sleeve: sleeveKnob(['knit', 'raglan', 'dolman', 'bishop', 'short', 'none']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.24, 0.42, 0.9),
    looser: looserKnob(),
    flare: flareKnob(-0.02, 0, 0.08),
    slit: slitKnob(0, 0.4),
    hem: hemKnob('band'),
    belt: dressWaistKnob(),
    closure: closureKnob(['none', 'halfZip', 'placket', 'buttons']),
  },
  draft: (figure, knobs, context) =>
    draftDress(
      figure,
      context,
      {
        fused: true,
        neckline: 'crew',
        top: { bust: 0.07, waistEase: 0.08, box: 0.5, drop: 0.03, back: {} },
        skirt: { ease: 0.08, hipEase: 0.05, profile: 'straight' },
      },
      knobs,
    ),
})
