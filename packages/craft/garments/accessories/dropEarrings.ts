import { add, ellipse, spline } from '@toile/geometry'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import { finishKnob } from './blocks/knobs.ts'
import { facingOf, lobeOf } from './blocks/lobe.ts'
import { cluster, ribbon } from './blocks/ribbon.ts'

/** Stones that hang from the ear lobes. */
export const dropEarrings = defineAccessory({
  id: 'dropEarrings',
  label: 'Drop earrings',
  category: 'jewellery',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.9,
    warmth: 0.3,
    print: 0,
    fabrics: ['silk'],
  },
  knobs: {
    length: numberKnob('Length', [0.06, 0.16, 0.4], ''),
    size: numberKnob('Stone size', [0.02, 0.036, 0.07], ''),
    finish: finishKnob,
  },
  draft: (figure, knobs) =>
    ([-1, 1] as const).flatMap((side, i): Piece[] => {
      const lobe = lobeOf(figure, side)
      const broad = knobs.size * facingOf(figure, side)
      const low = add(lobe, [0, knobs.length])
      // From behind, hair falls over them.
      const layer = figure.view === 'back' ? 'front' : 'head'
      const metal = { layer, cloth: 'metal', finish: knobs.finish } as const
      const drop = spline(
        [
          [0, -knobs.size * 1.5],
          [broad * 0.55, -knobs.size * 0.2],
          [broad, knobs.size * 0.75],
          [0, knobs.size * 1.5],
          [-broad, knobs.size * 0.75],
          [-broad * 0.55, -knobs.size * 0.2],
        ].map(([x, y]) => add(low, [x, y])),
        true,
        8,
      )
      return [
        ribbon('jewel', `wire${i}`, [lobe, add(low, [0, -knobs.size * 1.2])], 0.012, { ...metal, order: 3 }),
        cluster('jewel', `stud${i}`, [ellipse(lobe, broad * 0.5, knobs.size * 0.5, 0, 16)], { ...metal, order: 4 }),
        makePiece('jewel', `stone${i}`, [drop], {
          layer,
          order: 5,
          takesPrint: false,
          contours: [{ path: [...drop, drop[0]], weight: 0.5, taper: [0, 0] }],
        }),
      ]
    }),
})
