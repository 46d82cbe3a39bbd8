import { bandKnob, flareKnob, flutesKnob, lengthKnob, riseKnob, waistLevel } from './blocks/bottomKnobs.ts'
import { finishSkirt } from './blocks/finishSkirt.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A gathered skirt: a wide straight length drawn up at the waist (requirement S3.26). */
export const gatheredSkirt = defineGarment({
  id: 'gatheredSkirt',
  label: 'Gathered skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.65,
    sleeve: 0,
    waist: 0.8,
    formality: 0.3,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['cotton', 'linen', 'silk', 'chiffon'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.66, 0.98),
    gather: numberKnob('Gathers at the waist', [0.3, 1, 1.6]),
    flare: flareKnob(0.04, 0.12, 0.24),
    flutes: flutesKnob(4, 10, 18),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const cut = {
      ...plainSkirt,
      topY: waistLevel(figure, knobs.rise),
      hemY: hemLevel(figure, knobs.length),
      profile: 'bell',
      flare: knobs.flare,
      flutes: knobs.flutes,
      depth: 0.06,
      gather: knobs.gather,
    } as const
    const piece = skirt(figure, cut, context.chance)
    return finishSkirt(figure, piece, cut, { band: knobs.band, darts: false, centreBack: false })
  },
})
