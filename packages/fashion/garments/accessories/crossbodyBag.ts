import { add, ellipse, mix, type Point, spline } from '@toile/geometry'
import { detailed, topstitch } from '../blocks/marks.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { openBag, panel, run } from './blocks/bag.ts'
import { roomOver } from './blocks/girdle.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { cluster, ribbon } from './blocks/ribbon.ts'
import { seenOn, sizeOf } from './blocks/sides.ts'

/** A small flap bag whose strap runs across the body, or hangs straight from the shoulder. */
export const crossbodyBag = defineAccessory({
  id: 'crossbodyBag',
  label: 'Crossbody bag',
  category: 'bag',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.4,
    warmth: 0.4,
    print: 0.1,
    fabrics: ['leather'],
  },
  knobs: {
    size: numberKnob('Size', [0.7, 1, 1.4], ''),
    drop: numberKnob('Strap length', [0, 0.5, 1]),
    worn: choiceKnob('Worn', [
      { id: 'across', label: 'Across the body' },
      { id: 'shoulder', label: 'From the shoulder' },
    ]),
    side: sideKnob,
    finish: finishKnob,
  },
  draft(figure, knobs, { over = [] }) {
    const s = seenOn(figure, knobs.side)
    const { body } = sizeOf(figure)
    const { levels } = figure
    const level = mix([0, levels.waist], [0, levels.hip], knobs.drop * 0.85)[1]
    const across = knobs.worn === 'across'
    const out = across ? 0.66 : 0.86
    const from = figure.trunk(s * out, level, 0.04)
    const put = openBag(from, knobs.size * body, s * 0.03)
    const [w, h] = [0.32, 0.42]
    const lift: Point = [0, -0.03]
    const shoulder = add(figure.neckPoint(across ? (s > 0 ? -1 : 1) : s, across ? 0.42 : 0.62), lift)
    const bust = figure.trunk(across ? -s * 0.08 : s * 0.66, levels.bust, 0.02)
    const inner = put(-s * w * 0.86, 0.03)
    const outer = put(s * w * 0.86, 0.03)
    const metal: Partial<Piece> = { cloth: 'metal', finish: knobs.finish, takesPrint: false, onTop: true }
    const front = spline(across ? [shoulder, bust, inner] : [shoulder, bust, mix(bust, inner, 0.55), inner], false, 10)
    const high = level - 0.3 * body
    const contour = figure.trunk(s, high)
    const side: Point = [contour[0] + s * roomOver(contour, s, over), contour[1]]
    const back = spline(
      across
        ? [side, mix(side, outer, 0.55), outer]
        : [add(shoulder, [s * 0.05, 0.01]), mix(bust, outer, 0.3), mix(bust, outer, 0.7), outer],
      false,
      8,
    )
    const strap = 0.042 * body
    const hang = { fullness: 0.7 } as const
    const rings = [inner, outer].map((at) => ellipse(at, 0.026 * body, 0.026 * body, 0, 16))
    return [
      ribbon('strap', 'far', back, strap * 0.9, { ...hang, order: 1, brightness: 0.8 }),
      ribbon('strap', 'strap', front, strap, { ...hang, order: 2 }),
      panel(
        'body',
        put,
        [
          [-w, 0, 0.05],
          [w, 0, 0.05],
          [w * 1.04, h, 0.1],
          [-w * 1.04, h, 0.1],
        ],
        { onTop: true, order: 3, fullness: 0.5 },
      ),
      detailed(
        panel(
          'flap',
          put,
          [
            [-w * 1.02, -0.02, 0.05],
            [w * 1.02, -0.02, 0.05],
            [w * 0.99, h * 0.5, 0.1],
            [0, h * 0.76, 0.3],
            [-w * 0.99, h * 0.5, 0.1],
          ],
          { onTop: true, order: 4, fullness: 0.45 },
        ),
        {
          lines: [
            topstitch(
              run(put, [
                [-w * 0.94, 0.02],
                [-w * 0.92, h * 0.42],
                [-w * 0.5, h * 0.55],
                [0, h * 0.61],
                [w * 0.5, h * 0.55],
                [w * 0.92, h * 0.42],
                [w * 0.94, 0.02],
              ]),
              0.7,
            ),
          ],
        },
      ),
      cluster('trim', 'rings', rings, { ...metal, order: 5 }),
      panel(
        'clasp',
        put,
        [
          [-0.035, h * 0.52, 0.014],
          [0.035, h * 0.52, 0.014],
          [0.035, h * 0.72, 0.014],
          [-0.035, h * 0.72, 0.014],
        ],
        { ...metal, order: 6 },
      ),
    ]
  },
})
