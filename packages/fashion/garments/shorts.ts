import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { drawcord } from './blocks/drawcord.ts'
import { trouserCut } from './blocks/trouserCut.ts'
import { plainDetails } from './blocks/trouserDetails.ts'
import { wornTrousers } from './blocks/wornTrousers.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Shorts: tailored, jeans or drawstring, ending on the thigh (requirement S3.26). */
export const shorts = defineGarment({
  id: 'shorts',
  label: 'Shorts',
  category: 'shorts',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.35,
    sleeve: 0,
    waist: 0.5,
    formality: 0.1,
    warmth: 0.05,
    print: 0.7,
    fabrics: ['cotton', 'linen', 'denim', 'silk', 'leather'],
  },
  knobs: {
    length: lengthKnob(0.245, 0.285, 0.36),
    width: numberKnob('Width at the hem', [0.28, 0.345, 0.46]),
    kind: choiceKnob('Kind', [
      { id: 'tailored', label: 'Tailored' },
      { id: 'jeans', label: 'Jeans' },
      { id: 'drawstring', label: 'Drawstring' },
    ]),
    hem: choiceKnob('Hem', [
      { id: 'plain', label: 'Plain' },
      { id: 'cuff', label: 'Turn-up' },
    ]),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const row = { thigh: 0.06, knee: knobs.width, hem: knobs.width, length: knobs.length }
    const cut = trouserCut(figure, row, { rise: knobs.rise })
    const cord = knobs.kind === 'drawstring'
    const details = {
      ...plainDetails,
      fly: !cord,
      pockets: knobs.kind === 'jeans' ? 'jeans' : 'slash',
      twin: knobs.kind === 'jeans',
      pleats: knobs.kind === 'tailored' ? 1 : 0,
      cuff: knobs.hem === 'cuff',
    } as const
    const band = cord ? ({ kind: 'elastic', height: 0.16 } as const) : { button: true, loops: true }
    const { pieces } = wornTrousers(figure, cut, details, band, context)
    return cord ? [...pieces, ...drawcord(figure, cut.topY)] : pieces
  },
})
