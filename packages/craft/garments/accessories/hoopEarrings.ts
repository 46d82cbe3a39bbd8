import { add, ellipse } from '@toile/geometry'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { finishKnob } from './blocks/knobs.ts'
import { facingOf, lobeOf } from './blocks/lobe.ts'
import { ring } from './blocks/ribbon.ts'

/** Metal hoops through the ear lobes. */
export const hoopEarrings = defineAccessory({
  id: 'hoopEarrings',
  label: 'Hoop earrings',
  category: 'jewellery',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.5,
    warmth: 0.3,
    print: 0,
    fabrics: ['silk'],
  },
  knobs: {
    size: numberKnob('Hoop size', [0.04, 0.1, 0.19], ''),
    width: numberKnob('Thickness', [0.01, 0.017, 0.04], ''),
    finish: finishKnob,
  },
  draft: (figure, knobs) =>
    ([-1, 1] as const).map((side, i) => {
      const lobe = lobeOf(figure, side)
      const broad = knobs.size * 0.72 * facingOf(figure, side)
      const middle = add(lobe, [side * broad * 0.15, knobs.size * 0.94])
      return ring(
        'jewel',
        `hoop${i}`,
        ellipse(middle, broad, knobs.size, 0, 36),
        ellipse(middle, Math.max(0.006, broad - knobs.width), Math.max(0.006, knobs.size - knobs.width), 0, 36),
        { layer: figure.view === 'back' ? 'front' : 'head', order: 3, cloth: 'metal', finish: knobs.finish },
      )
    }),
})
