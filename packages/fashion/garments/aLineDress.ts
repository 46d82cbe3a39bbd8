import { flareKnob, flutesKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { bodicePieces } from './blocks/bodice.ts'
import { centreBackSeam } from './blocks/centreBack.ts'
import { dressTop } from './blocks/dressTop.ts'
import { fuseDress } from './blocks/fuseDress.ts'
import { detailed } from './blocks/marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

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
    fabrics: ['cotton', 'linen', 'silk', 'wool', 'chiffon'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'boat', 'halter', 'v', 'square', 'scoop']),
    sleeve: sleeveKnob(['none', 'flutter', 'short', 'bell', 'bishop', 'puff']),
    length: lengthKnob(0.25, 0.47, 0.97),
    flare: flareKnob(0.06, 0.15, 0.28),
    flutes: flutesKnob(4, 8, 14),
    depth: numberKnob('Depth of the flutes', [0.02, 0.1, 0.16]),
  },
  draft(figure, knobs, context) {
    const { waist } = figure.levels
    const ease = 0.06 + knobs.flare * 0.5
    const top = dressTop(figure, context, {
      neckline: knobs.neckline,
      sleeve: knobs.sleeve,
      bust: 0.025,
      waistEase: ease,
      hem: waist + 0.02,
      box: 0.7,
      cinch: 0,
      shaping: 'none',
      back: { centre: true },
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY: hemLevel(figure, knobs.length),
      ease,
      hipEase: ease * 0.7,
      flare: knobs.flare,
      flutes: knobs.flutes,
      depth: knobs.depth,
    }
    const plain = skirt(figure, cut, context.chance)
    const lower = figure.view === 'back' ? detailed(plain, { lines: centreBackSeam(figure, cut, plain, false) }) : plain
    const piece = fuseDress(figure, top.bodice, top.piece, lower, waist)
    return [...bodicePieces({ ...top.bodice, piece }), ...top.sleeves]
  },
})
