import { depthKnob, flareKnob, flutesKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'

/** An A-line dress: one cloth that swings out from the bust (requirement S3.26). */
export const aLineDress = defineGarment({
  id: 'aLineDress',
  label: 'A-line dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.48,
    volume: 0.6,
    sleeve: 0.2,
    waist: 0.2,
    formality: 0.4,
    warmth: 0.3,
    print: 1,
    fabrics: ['cotton', 'linen', 'silk', 'wool', 'crepe', 'chiffon', 'jersey'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'boat', 'halter', 'v', 'square', 'scoop', 'keyhole', 'bardot', 'slip']),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob(['none', 'flutter', 'short', 'bell', 'bishop', 'puff', 'raglan', 'lantern']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.25, 0.47, 0.97),
    flare: flareKnob(0.06, 0.15, 0.28),
    flutes: flutesKnob(4, 8, 14),
    depth: depthKnob(0.02, 0.1, 0.16),
    hem: hemKnob(),
    pockets: pocketKnob('none'),
    closure: closureKnob(['none', 'buttons', 'zip', 'halfZip', 'placket']),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, knobs, context) {
    const ease = 0.06 + knobs.flare * 0.5
    const top = { bust: 0.025, waistEase: ease, box: 0.7 }
    return draftDress(figure, context, { fused: true, neckline: 'crew', top, skirt: { hipEase: ease * 0.7 } }, knobs)
  },
})
