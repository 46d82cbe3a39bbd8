import { bandKnob, flareKnob, flutesKnob, lengthKnob, riseKnob, waistLevel } from './blocks/bottomKnobs.ts'
import { finishSkirt } from './blocks/finishSkirt.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt, skirtInside } from './blocks/skirt.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A circle skirt: cut as part of a ring, falling in deep flutes from a smooth waist (requirement S3.26). */
export const circleSkirt = defineGarment({
  id: 'circleSkirt',
  label: 'Circle skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.55,
    volume: 0.8,
    sleeve: 0,
    waist: 0.9,
    formality: 0.5,
    warmth: 0.3,
    print: 1,
    fabrics: ['cotton', 'silk', 'chiffon', 'wool', 'leather'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.55, 0.98),
    flare: flareKnob(0.14, 0.23, 0.36),
    flutes: flutesKnob(5, 11, 18),
    depth: numberKnob('Depth of the flutes', [0.04, 0.125, 0.19]),
    highLow: numberKnob('Shorter in front', [0, 0, 0.4]),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const topY = waistLevel(figure, knobs.rise)
    const hemY = hemLevel(figure, knobs.length)
    const cut = {
      ...plainSkirt,
      topY,
      hemY,
      profile: 'bell',
      flare: knobs.flare,
      flutes: knobs.flutes,
      depth: knobs.depth,
      highLow: (figure.view === 'back' ? -0.35 : 1) * knobs.highLow * (hemY - topY),
    } as const
    const piece = skirt(figure, cut, context.chance)
    const finished = finishSkirt(figure, piece, cut, { band: knobs.band, darts: false, centreBack: true })
    return [...(cut.highLow > 0 ? [skirtInside(piece, cut)] : []), ...finished]
  },
})
