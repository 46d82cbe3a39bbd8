import { add, type Point, spline } from '@toile/geometry'
import { crease, ridge } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { sizeOf } from './blocks/sides.ts'

/** A bow tied flat under the collar. */
export const bowTie = defineAccessory({
  id: 'bowTie',
  label: 'Bow tie',
  category: 'scarf',
  slot: 'accessory',
  underOuter: true,
  wornBy: [],
  character: {
    length: 0,
    volume: 0.1,
    sleeve: 0,
    waist: 0,
    formality: 1,
    warmth: 0.4,
    print: 0.7,
    fabrics: ['silk', 'cotton'],
  },
  knobs: {
    width: numberKnob('Width', [0.3, 0.44, 0.62], ''),
    height: numberKnob('Height', [0.1, 0.16, 0.26], ''),
  },
  draft(figure, knobs) {
    const { neck } = sizeOf(figure)
    const level = figure.levels.neck + 0.075 * neck
    if (figure.view === 'back') {
      const band = [-0.16, 0, 0.16].flatMap((x): Point[] => [
        figure.silhouette(x * neck, figure.levels.neck - 0.03 + 0.4 * x * x),
      ])
      const low = band.map((p) => add(p, [0, 0.045]))
      return [makePiece('scarf', 'band', [[...band, ...low.toReversed()]], { layer: 'back', takesPrint: false })]
    }
    const [w, h] = [(knobs.width / 2) * neck, (knobs.height / 2) * neck]
    const at = (x: number, y: number) => figure.across(x, level + y)
    const wings = ([-1, 1] as const).map((side, i) => {
      const place = (x: number, y: number) => at(side * x * w, y * h)
      const outline = spline(
        [
          place(0.06, -0.34),
          place(0.42, -0.62),
          place(0.93, -1),
          place(1, -0.1),
          place(0.95, 0.98),
          place(0.42, 0.6),
          place(0.06, 0.36),
        ],
        true,
        6,
      )
      const drapes = [-0.2, 0.16].map((y) => [place(0.12, y * 0.5), place(0.4, y), place(0.72, y * 1.7)])
      return makePiece('tie', `wing${i}`, [outline], {
        order: 5,
        left: [at(side < 0 ? -w : 0, -h), at(side < 0 ? -w : 0, h)],
        right: [at(side < 0 ? 0 : w, -h), at(side < 0 ? 0 : w, h)],
        fullness: 0.7,
        folds: drapes.map((path) => ridge(path, 0.014, 0.8, [0.05, 0.5])),
        lines: drapes.map((path) => crease(path, 1.1, [0.05, 0.7])),
      })
    })
    const k = 0.17 * w
    const knot = spline([at(-k, -h * 0.48), at(k, -h * 0.5), at(k * 1.1, h * 0.48), at(-k * 1.05, h * 0.5)], true, 6)
    return [
      ...wings,
      makePiece('tie', 'knot', [knot], {
        order: 6,
        left: [at(-k, -h), at(-k, h)],
        right: [at(k, -h), at(k, h)],
        fullness: 0.8,
      }),
    ]
  },
})
