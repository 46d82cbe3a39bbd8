import { flareKnob, flutesKnob, lengthKnob, riseKnob, waistLevel } from './blocks/bottomKnobs.ts'
import { biasDrags } from './blocks/biasDrags.ts'
import { finishSkirt } from './blocks/finishSkirt.ts'
import { detailed } from './blocks/marks.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A slip skirt: cut on the bias, without a band, liquid over the hip (requirement S3.26). */
export const slipSkirt = defineGarment({
  id: 'slipSkirt',
  label: 'Slip skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.75,
    volume: 0.25,
    sleeve: 0,
    waist: 0.7,
    formality: 0.6,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['silk', 'chiffon', 'knit'],
  },
  knobs: {
    length: lengthKnob(0.35, 0.72, 0.95),
    flare: flareKnob(0.01, 0.055, 0.13),
    flutes: flutesKnob(3, 7, 12),
    slit: numberKnob('Slit', [0, 0, 0.55]),
    slant: numberKnob('Slanted hem', [-0.12, 0, 0.12]),
    rise: riseKnob(0.1),
  },
  draft(figure, knobs, context) {
    const topY = waistLevel(figure, knobs.rise)
    const hemY = hemLevel(figure, knobs.length)
    const back = figure.view === 'back'
    const cut = {
      ...plainSkirt,
      topY,
      hemY,
      ease: 0.02,
      flare: knobs.flare,
      flutes: knobs.flutes,
      depth: 0.085,
      slit: back ? 0 : knobs.slit,
      slant: (back ? -1 : 1) * knobs.slant * (hemY - topY),
    }
    const piece = detailed(skirt(figure, cut, context.chance), { folds: biasDrags(figure, cut.hemY) })
    return finishSkirt(figure, piece, cut, { band: 'faced', darts: false, centreBack: false })
  },
})
