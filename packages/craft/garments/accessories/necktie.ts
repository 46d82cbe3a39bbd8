import { lerp, mix, type Path, spline } from '@toile/geometry'
import { crease, ridge } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { stripAlong } from './blocks/ribbon.ts'
import { sizeOf } from './blocks/sides.ts'

/** A tie with its knot under the collar and a pointed blade. */
export const necktie = defineAccessory({
  id: 'necktie',
  label: 'Tie',
  category: 'scarf',
  slot: 'accessory',
  underOuter: true,
  wornBy: [],
  character: {
    length: 0.4,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.9,
    warmth: 0.5,
    print: 0.8,
    fabrics: ['silk', 'wool', 'knit'],
  },
  knobs: {
    width: numberKnob('Blade width', [0.12, 0.2, 0.3], ''),
    length: numberKnob('Length', [0.5, 1, 1.15]),
    knot: numberKnob('Knot size', [0.8, 1, 1.4], ''),
  },
  draft(figure, knobs) {
    const { levels } = figure
    const { neck, body } = sizeOf(figure)
    const size = 0.5 * (neck + body)
    const top = levels.neck + 0.05 * size
    const place = (x: number, y: number) => figure.across(x, y)
    const knotHigh = 0.15 * knobs.knot * size
    const wide = 0.075 * knobs.knot * size
    const under = 0.045 * size
    const end = lerp(top, levels.waist + 0.16 * body, knobs.length)
    const half = (knobs.width / 2) * size
    const knot = spline(
      [
        place(-wide, top),
        place(0, top - 0.016),
        place(wide, top),
        place(under * 1.05, top + knotHigh),
        place(0, top + knotHigh + 0.012),
        place(-under * 1.05, top + knotHigh),
      ],
      true,
      6,
    )
    const middle: Path = Array.from({ length: 15 }, (_, i) => place(0, lerp(top + knotHigh * 0.9, end - half, i / 14)))
    const { left, right } = stripAlong(middle, (t) => 2 * lerp(under * 0.9, half, Math.min(1, t * 1.05) ** 0.85))
    const tip = place(0, end)
    const dimple = [mix(left[1], right[1], 0.5), mix(left[5], right[5], 0.47)]
    if (figure.view === 'back') {
      const roll = [-0.16, -0.08, 0, 0.08, 0.16].map((x) =>
        figure.silhouette(x * neck, levels.neck - 0.04 + 0.4 * x * x),
      )
      const { outline } = stripAlong(roll, 0.05 * neck)
      return [makePiece('scarf', 'band', [outline], { layer: 'back', takesPrint: false, fullness: 0.5 })]
    }
    return [
      makePiece('scarf', 'blade', [[...left, tip, ...right.toReversed()]], {
        order: 4,
        left: [...left, tip],
        right: [...right, tip],
        fullness: 0.45,
        folds: [ridge(dimple, 0.03 * size, -0.7, [0.05, 0.6])],
        lines: [crease(dimple, 1.1, [0.05, 0.7])],
      }),
      makePiece('tie', 'knot', [knot], {
        order: 5,
        left: [place(-wide, top), place(-under, top + knotHigh)],
        right: [place(wide, top), place(under, top + knotHigh)],
        fullness: 0.7,
        lines: [
          crease(
            [place(wide * 0.8, top + knotHigh * 0.1), place(-under * 0.5, top + knotHigh * 0.85)],
            0.9,
            [0.3, 0.4],
          ),
        ],
      }),
    ]
  },
})
