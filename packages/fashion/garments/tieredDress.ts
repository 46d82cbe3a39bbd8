import { flareKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { dressTop, seamKnob, seamLevel } from './blocks/dressTop.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemLevel } from './blocks/proportion.ts'
import { seamDress } from './blocks/seamDress.ts'
import { plainSkirt } from './blocks/skirt.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { tiers } from './blocks/tiers.ts'
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
    fabrics: ['cotton', 'linen', 'chiffon', 'silk'],
  },
  knobs: {
    neckline: necklineKnob(['square', 'v', 'scoop', 'crew', 'slip', 'halter', 'boat']),
    sleeve: sleeveKnob(['puff', 'none', 'flutter', 'bishop', 'short', 'elbow', 'bell']),
    length: lengthKnob(0.3, 0.72, 0.97),
    tiers: numberKnob('Tiers', [2, 3, 5], '', 1),
    fullness: numberKnob('Fullness of each tier', [0.2, 0.7, 1.4]),
    flare: flareKnob(0.04, 0.12, 0.22),
    waist: seamKnob(-0.25),
  },
  draft(figure, knobs, context) {
    const waist = seamLevel(figure, knobs.waist)
    const top = dressTop(figure, context, {
      neckline: knobs.neckline,
      sleeve: knobs.sleeve,
      bust: 0.035,
      waistEase: 0.05,
      hem: waist + 0.03,
      box: 0.3,
      cinch: 0.7,
      shaping: 'none',
      back: {},
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY: hemLevel(figure, knobs.length),
      ease: 0.045,
      flare: knobs.flare,
      cloth: context.cloth,
    }
    return seamDress(top, tiers(figure, cut, knobs.tiers, knobs.fullness, context.chance))
  },
})
