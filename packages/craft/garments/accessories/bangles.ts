import { add, joined, mix, quadratic, reversed, scale } from '@toile/geometry'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { seenOn } from './blocks/sides.ts'

/** Metal bangles about a wrist. */
export const bangles = defineAccessory({
  id: 'bangles',
  label: 'Bangles',
  category: 'jewellery',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.5,
    warmth: 0.2,
    print: 0,
    fabrics: ['silk'],
  },
  knobs: {
    count: numberKnob('How many', [1, 3, 6], '', 1),
    width: numberKnob('Thickness', [0.015, 0.026, 0.07], ''),
    side: sideKnob,
    finish: finishKnob,
  },
  draft(figure, knobs) {
    const wanted = seenOn(figure, knobs.side) < 0 ? 0 : 1
    // From behind, an arm that rests before the body is hidden.
    const hidden = figure.view === 'back' && figure.armsOver[wanted] && !figure.armsOver[1 - wanted]
    const side = hidden ? 1 - wanted : wanted
    const arm = figure.arms[side]
    const length = figure.build.foreArm
    return Array.from({ length: Math.round(knobs.count) }, (_, i) => {
      const t = 1.86 - (i * knobs.width * 1.25) / length
      const { direction } = arm.at(t)
      const ease = 0.022 + 0.006 * (i % 2)
      const [outer, inner] = [arm.edge(t, 1, ease), arm.edge(t, -1, ease)]
      const sag = scale(direction, 0.035 + 0.008 * (i % 3))
      const high = quadratic(outer, add(mix(outer, inner, 0.5), sag), inner, 14)
      const low = high.map((p) => add(p, scale(direction, knobs.width)))
      return makePiece('jewel', `bangle${side}${i}`, [joined(high, reversed(low))], {
        onTop: true,
        order: 3 + i,
        cloth: 'metal',
        finish: knobs.finish,
        takesPrint: false,
        fullness: 0.8,
        contours: [{ path: [...high, ...reversed(low), high[0]], weight: 0.55, taper: [0, 0] }],
      })
    })
  },
})
