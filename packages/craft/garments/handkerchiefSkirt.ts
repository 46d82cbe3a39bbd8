import { bandKnob } from './blocks/bands.ts'
import { depthKnob, flareKnob, flutesKnob, lengthKnob, riseKnob, slantKnob, yokeKnob } from './blocks/bottomKnobs.ts'
import { draftSkirt } from './blocks/draftSkirt.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A handkerchief skirt: squares of cloth whose corners hang in points (requirement S3.26). */
export const handkerchiefSkirt = defineGarment({
  id: 'handkerchiefSkirt',
  label: 'Handkerchief skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.6,
    sleeve: 0,
    waist: 0.7,
    formality: 0.4,
    warmth: 0.2,
    print: 0.9,
    fabrics: ['chiffon', 'silk', 'cotton', 'linen'],
  },
  knobs: {
    length: lengthKnob(0.3, 0.58, 0.74),
    flare: flareKnob(0.08, 0.17, 0.28),
    flutes: flutesKnob(4, 8, 14),
    depth: depthKnob(0.04, 0.1, 0.16),
    layers: numberKnob('Layers', [1, 2, 3], '', 1),
    hem: hemKnob('handkerchief'),
    slant: slantKnob(),
    yoke: yokeKnob(),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const upper = draftSkirt(figure, context, {}, knobs)
    const lower = Array.from({ length: Math.round(knobs.layers) - 1 }, (_, k) => {
      const longer = { ...knobs, length: knobs.length + 0.05 * (k + 1), flutes: knobs.flutes + 1 }
      const under = { ...context, chance: context.chance.branch(`layer${k}`) }
      return draftSkirt(figure, under, {}, longer, { band: null })
        .filter(({ name }) => name === 'skirt')
        .map((piece) => ({ ...piece, name: `layer${k}`, order: piece.order - 1 - k, brightness: 0.9 - 0.08 * k }))
    }).flat()
    return [...lower.reverse(), ...upper]
  },
})
