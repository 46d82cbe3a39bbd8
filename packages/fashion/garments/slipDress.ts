import { biasDrags } from './blocks/biasDrags.ts'
import { flareKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { bodicePieces } from './blocks/bodice.ts'
import { dressTop } from './blocks/dressTop.ts'
import { fuseDress } from './blocks/fuseDress.ts'
import { detailed } from './blocks/marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
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
    fabrics: ['silk', 'chiffon', 'knit'],
  },
  knobs: {
    neckline: necklineKnob(['slip', 'cowl', 'halter', 'strapless', 'deepV']),
    length: lengthKnob(0.3, 0.74, 0.97),
    flare: flareKnob(0.005, 0.03, 0.1),
    ease: numberKnob('Ease', [0.01, 0.03, 0.08]),
    slit: numberKnob('Slit', [0, 0, 0.55]),
    slant: numberKnob('Slanted hem', [-0.12, 0, 0.12]),
  },
  draft(figure, knobs, context) {
    const { waist } = figure.levels
    const back = figure.view === 'back'
    const hemY = hemLevel(figure, knobs.length)
    const top = dressTop(figure, context, {
      neckline: knobs.neckline,
      sleeve: 'none',
      bust: 0.012,
      waistEase: knobs.ease,
      hem: waist + 0.02,
      box: 0.1,
      cinch: 0,
      shaping: 'none',
      back: {},
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY,
      ease: knobs.ease,
      profile: 'straight',
      flare: knobs.flare,
      flutes: 6,
      depth: 0.07,
      slit: back ? 0 : knobs.slit,
      slant: (back ? -1 : 1) * knobs.slant * (hemY - waist),
    } as const
    const lower = detailed(skirt(figure, cut, context.chance), { folds: biasDrags(figure, hemY) })
    return bodicePieces({ ...top.bodice, piece: fuseDress(figure, top.bodice, top.piece, lower, waist) })
  },
})
