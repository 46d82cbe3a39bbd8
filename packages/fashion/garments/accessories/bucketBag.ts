import { crease, detail, detailed, ridge, topstitch } from '../blocks/marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Fitting } from '../piece.ts'
import { handle, openBag, panel, run } from './blocks/bag.ts'
import { carryBy } from './blocks/carry.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { ribbon } from './blocks/ribbon.ts'
import { sizeOf } from './blocks/sides.ts'

/** A drawstring bag with a round base and a short strap. */
export const bucketBag = defineAccessory({
  id: 'bucketBag',
  label: 'Bucket bag',
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
    size: numberKnob('Size', [0.7, 1, 1.35], ''),
    height: numberKnob('Height', [0.44, 0.64, 0.86], ''),
    strap: numberKnob('Strap length', [0.2, 0.36, 0.7], ''),
    side: sideKnob,
    finish: finishKnob,
  },
  draft(figure, knobs, { chance }) {
    const { grip, own } = carryBy(figure, knobs.side)
    const { body } = sizeOf(figure)
    const put = openBag(grip, knobs.size * body, 0.02)
    const d = knobs.strap
    const low = d + knobs.height
    const [top, base] = [0.31, 0.35]
    const cord = d + 0.1
    const gathers = [-0.8, -0.52, -0.24, 0.06, 0.34, 0.6, 0.84].map((x) =>
      run(put, [
        [x * top, d + 0.02],
        [x * top * 0.9, cord],
        [x * base * 0.95, cord + chance.between(0.14, 0.26)],
      ]),
    )
    const strap = { half: top * 0.9, foot: d + 0.06, round: 0.3, width: 0.05 * body }
    const ring = run(put, [
      [-top * 0.93, cord],
      [0, cord + 0.035],
      [top * 0.93, cord],
    ])
    const foot = run(put, [
      [-base, low - 0.1],
      [0, low - 0.055],
      [base, low - 0.1],
    ])
    const ends = [-1, 1].map((s, i) =>
      ribbon(
        'tie',
        `cord${i}`,
        run(put, [
          [0, cord + 0.035],
          [s * 0.05, cord + 0.13],
          [s * 0.045, cord + 0.24],
        ]),
        0.016,
        { ...own, order: 5, colour: 'trim' },
      ),
    )
    return [
      handle('strap', put, strap, { ...own, order: 1 }),
      panel(
        'inside',
        put,
        [
          [-top * 0.98, d + 0.02, 0.03],
          [-top * 0.5, d - 0.04, 0.1],
          [top * 0.5, d - 0.04, 0.1],
          [top * 0.98, d + 0.02, 0.03],
          [0, d + 0.09, 0.2],
        ],
        { ...own, order: 2, brightness: 0.6, takesPrint: false },
      ),
      detailed(
        panel(
          'body',
          put,
          [
            [-top, d + 0.01, 0.02],
            [0, d + 0.07, 0.2],
            [top, d + 0.01, 0.02],
            [top * 0.9, cord, 0.06],
            [base, d + 0.34, 0.2],
            [base, low - 0.03, 0.08],
            [0, low + 0.035, 0.25],
            [-base, low - 0.03, 0.08],
            [-base, d + 0.34, 0.2],
            [-top * 0.9, cord, 0.06],
          ],
          { ...own, order: 3, fullness: 0.75 },
        ),
        {
          folds: gathers.map((path) => ridge(path, 0.02, 0.7, [0.1, 0.5])),
          lines: [...gathers.map((path) => crease(path, 1.1, [0.1, 0.6])), topstitch(foot, 0.8), detail(ring, 2.2)],
          fittings: [-0.66, -0.22, 0.22, 0.66].map(
            (x): Fitting => ({
              at: put(x * top, cord + 0.028 * (1 - x * x)),
              radius: 0.016 * body,
              kind: 'eyelet',
              finish: knobs.finish,
            }),
          ),
        },
      ),
      ...ends,
    ]
  },
})
