import { add, ellipse, spline } from '@toile/geometry'
import { crease, detail, edge, ridge } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { draftGirdle, openGirdle, rowOf } from './blocks/openGirdle.ts'
import { ribbon } from './blocks/ribbon.ts'

/** A broad soft belt wrapped twice, held by a cord that is knotted in front. */
export const obiBelt = defineAccessory({
  id: 'obiBelt',
  label: 'Obi belt',
  category: 'belt',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 1,
    formality: 0.6,
    warmth: 0.4,
    print: 0.3,
    fabrics: ['silk', 'cotton'],
  },
  knobs: {
    height: numberKnob('Height', [0.24, 0.4, 0.6], ''),
    ease: numberKnob('Over layers', [0.01, 0.03, 0.16], ''),
    cord: numberKnob('Cord length', [0.2, 0.5, 1.1], ''),
  },
  draft(figure, knobs, { chance, over }) {
    const girdle = openGirdle(figure, {
      level: figure.levels.waist - 0.03,
      height: knobs.height,
      ease: knobs.ease,
      over,
    })
    const { at } = girdle
    const wrap = [at(-0.55, 0.01), at(-0.1, 0.45), at(0.32, 0.99)]
    const drapes = [0.16, 0.3, 0.7, 0.86].map((v) => {
      const from = chance.between(-0.95, -0.5)
      return rowOf(girdle, v + chance.between(-0.04, 0.04), from, from + chance.between(0.9, 1.5))
    })
    const band = draftGirdle(girdle, {
      takesPrint: true,
      fullness: 0.7,
      folds: [
        ...drapes.map((path) => ridge(path, 0.024, 0.5)),
        { ...ridge(wrap, 0.03, 0.8, [0.1, 0.1]), kind: 'pleat' },
      ],
      lines: [edge(spline(wrap, false, 8), 1.6), ...drapes.slice(1, 3).map((path) => crease(path, 1, [0.3, 0.6]))],
    })
    const cord = rowOf(girdle, 0.5)
    const round = ribbon('tie', 'cord', cord, 0.05, { order: 4, colour: 'contrast', fullness: 0.9 })
    if (figure.view === 'back') return [band, round]
    const knot = at(0.04, 0.5)
    const falls = ([-1, 1] as const).map((side, i) =>
      ribbon(
        'tie',
        `fall${i}`,
        spline(
          [knot, add(knot, [side * 0.05, knobs.cord * 0.4]), add(knot, [side * 0.07, knobs.cord * (i ? 1 : 0.86)])],
          false,
          8,
        ),
        0.042,
        { order: 5, colour: 'contrast', fullness: 0.8 },
      ),
    )
    const tassels = falls.map((fall, i) => {
      const [x, y] = fall.left[fall.left.length - 1]
      return makePiece(
        'trim',
        `tassel${i}`,
        [
          [
            [x - 0.05, y],
            [x + 0.015, y - 0.01],
            [x + 0.04, y + 0.15],
            [x - 0.07, y + 0.15],
          ],
        ],
        {
          order: 6,
          colour: 'contrast',
          takesPrint: false,
          fullness: 0.6,
          lines: [-0.04, -0.015, 0.01].map((dx) =>
            detail(
              [
                [x + dx, y + 0.03],
                [x + dx * 1.3, y + 0.145],
              ],
              0.8,
            ),
          ),
        },
      )
    })
    return [
      band,
      round,
      ...falls,
      ...tassels,
      makePiece('tie', 'knot', [ellipse(knot, 0.055, 0.045)], { order: 7, colour: 'contrast', takesPrint: false }),
    ]
  },
})
