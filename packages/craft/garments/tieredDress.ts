import { flareKnob, lengthKnob, slantKnob } from './blocks/bottomKnobs.ts'
import { collarNeck, draftCollarOf } from './blocks/collars.ts'
import { skirtCutOf } from './blocks/draftSkirt.ts'
import { dressCollarKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { dressTop, seamKnob, seamLevel } from './blocks/dressTop.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { seamDress } from './blocks/seamDress.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { tiers } from './blocks/tiers.ts'
import { edgingKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A tiered dress: a loose bodice and gathered tiers that widen to the hem (requirement S3.26). */
export const tieredDress = defineGarment({
  id: 'tieredDress',
  label: 'Tiered dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.7,
    volume: 0.85,
    sleeve: 0.4,
    waist: 0.6,
    formality: 0.3,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['cotton', 'linen', 'chiffon', 'silk', 'seersucker', 'crepe', 'organza', 'tulle'],
  },
  knobs: {
    neckline: necklineKnob(['square', 'v', 'scoop', 'crew', 'slip', 'halter', 'boat', 'bardot', 'keyhole']),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob(['puff', 'none', 'flutter', 'bishop', 'short', 'elbow', 'bell', 'lantern', 'kimono']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.3, 0.72, 0.97),
    tiers: numberKnob('Tiers', [2, 3, 5], '', 1),
    fullness: numberKnob('Fullness of each tier', [0.2, 0.7, 1.4]),
    flare: flareKnob(0.04, 0.12, 0.22),
    slant: slantKnob(),
    waist: seamKnob(-0.25),
    shaping: shapingKnob('none'),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, { tiers: count, fullness, collar, edging, stitching, ...knobs }, context) {
    const waist = seamLevel(figure, knobs.waist)
    const plain = { bust: 0.035, waistEase: 0.05, hem: waist + 0.03, box: 0.3, cinch: 0.7, back: {} }
    const cutFor = collar === 'none' ? {} : collarNeck(figure, collar)
    const { neckline, sleeve, sleeveLength, cuff, shaping } = knobs
    const top = dressTop(figure, context, { neckline, sleeve, sleeveLength, cuff, shaping, ...plain, ...cutFor })
    const shape = { topY: waist, ease: 0.045, cloth: context.cloth }
    const cut = skirtCutOf(figure, shape, { length: knobs.length, flare: knobs.flare, slant: knobs.slant })
    const rows = tiers(figure, cut, count, fullness, context.chance)
    const sewn = collar === 'none' ? [] : draftCollarOf(figure, top.bodice, collar, 1, context.chance.branch('collar'))
    return trimmed(figure, [...seamDress(top, rows), ...sewn], { edging, stitching })
  },
})
