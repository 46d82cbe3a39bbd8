import { bandKnob, flareKnob, flutesKnob, lengthKnob, riseKnob, waistLevel } from './blocks/bottomKnobs.ts'
import { finishSkirt, skirtPockets } from './blocks/finishSkirt.ts'
import { detailed } from './blocks/marks.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** An A-line skirt: smooth over the hip, widening in a straight line (requirement S3.26). */
export const aLineSkirt = defineGarment({
  id: 'aLineSkirt',
  label: 'A-line skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.5,
    volume: 0.4,
    sleeve: 0,
    waist: 0.7,
    formality: 0.4,
    warmth: 0.4,
    print: 0.8,
    fabrics: ['cotton', 'linen', 'wool', 'denim', 'leather'],
  },
  knobs: {
    length: lengthKnob(0.22, 0.48, 0.98),
    flare: flareKnob(0.02, 0.13, 0.26),
    flutes: flutesKnob(0, 6, 12),
    depth: numberKnob('Depth of the flutes', [0, 0.06, 0.14]),
    pockets: choiceKnob('Pockets', [
      { id: 'none', label: 'None' },
      { id: 'slash', label: 'Slash pockets' },
    ]),
    band: bandKnob(),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const cut = {
      ...plainSkirt,
      topY: waistLevel(figure, knobs.rise),
      hemY: hemLevel(figure, knobs.length),
      flare: knobs.flare,
      flutes: knobs.flutes,
      depth: knobs.depth,
    }
    const plain = skirt(figure, cut, context.chance)
    const piece = knobs.pockets === 'slash' ? detailed(plain, { lines: skirtPockets(figure, cut) }) : plain
    return finishSkirt(figure, piece, cut, { band: knobs.band, darts: true, centreBack: true })
  },
})
