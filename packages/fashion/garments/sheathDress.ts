import { lengthKnob } from './blocks/bottomKnobs.ts'
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
import { choiceKnob, numberKnob } from './knob.ts'

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
    fabrics: ['wool', 'cotton', 'silk', 'knit', 'leather'],
  },
  knobs: {
    neckline: necklineKnob(['boat', 'crew', 'square', 'v', 'scoop', 'sweetheart', 'strapless', 'halter']),
    sleeve: sleeveKnob(['none', 'cap', 'short', 'threeQuarter', 'plain']),
    length: lengthKnob(0.28, 0.53, 0.95),
    taper: numberKnob('Taper to the hem', [-0.03, 0.012, 0.035]),
    slit: numberKnob('Slit', [0, 0.16, 0.5]),
    slitPlace: choiceKnob('Slit place', [
      { id: 'back', label: 'Centre back' },
      { id: 'side', label: 'Side front' },
    ]),
    shaping: choiceKnob('Shaping', [
      { id: 'darts', label: 'Darts' },
      { id: 'princess', label: 'Princess seams' },
    ]),
  },
  draft(figure, knobs, context) {
    const { waist } = figure.levels
    const top = dressTop(figure, context, {
      neckline: knobs.neckline,
      sleeve: knobs.sleeve,
      bust: 0.015,
      waistEase: 0.02,
      hem: waist + 0.02,
      box: 0.08,
      cinch: 0,
      shaping: knobs.shaping,
      shapeTo: waist + 0.62 * (figure.levels.hip - waist),
      back: { centre: true },
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY: hemLevel(figure, knobs.length),
      ease: 0.02,
      profile: 'pencil',
      flare: -knobs.taper,
      slit: (knobs.slitPlace === 'back') === (figure.view === 'back') ? knobs.slit : 0,
      slitAt: knobs.slitPlace === 'back' ? 0.5 : 0.7,
    } as const
    const plain = skirt(figure, cut, context.chance)
    const lower = figure.view === 'back' ? detailed(plain, { lines: centreBackSeam(figure, cut, plain, false) }) : plain
    const piece = fuseDress(figure, top.bodice, top.piece, lower, waist)
    return [...bodicePieces({ ...top.bodice, piece }), ...top.sleeves]
  },
})
