import { ellipse } from '@toile/geometry'
import { detailed, seam, topstitch } from '../blocks/marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { handle, openBag, panel, run } from './blocks/bag.ts'
import { carryBy } from './blocks/carry.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { cluster } from './blocks/ribbon.ts'
import { sizeOf } from './blocks/sides.ts'

/** A structured leather bag with a flap, a turn lock and a stiff handle. */
export const handbag = defineAccessory({
  id: 'handbag',
  label: 'Top-handle handbag',
  category: 'bag',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.8,
    warmth: 0.4,
    print: 0.1,
    fabrics: ['leather'],
  },
  knobs: {
    size: numberKnob('Size', [0.65, 1, 1.35], ''),
    width: numberKnob('Width', [0.28, 0.41, 0.54], ''),
    height: numberKnob('Height', [0.32, 0.52, 0.7], ''),
    flap: numberKnob('Flap', [0.25, 0.45, 0.75]),
    side: sideKnob,
    finish: finishKnob,
  },
  draft(figure, knobs) {
    const { grip, own } = carryBy(figure, knobs.side)
    const { body } = sizeOf(figure)
    const put = openBag(grip, knobs.size * body, 0.015)
    const [w, h] = [knobs.width, knobs.height]
    const d = 0.26
    const low = d + h
    const metal: Partial<Piece> = { ...own, cloth: 'metal', finish: knobs.finish, takesPrint: false }
    const fall = d + h * knobs.flap
    const seams = [-1, 1].map((s) =>
      run(put, [
        [s * w * 0.86, d + 0.01],
        [s * w * 0.99, low - 0.02],
      ]),
    )
    const stitched = run(put, [
      [-w * 0.93, d + 0.05],
      [-w * 0.93, fall - 0.02],
      [-w * 0.8, fall - 0.025],
      [0, fall - 0.02],
      [w * 0.8, fall - 0.025],
      [w * 0.93, fall - 0.02],
      [w * 0.93, d + 0.05],
    ])
    const arch = { half: w * 0.46, foot: d + 0.02, round: 1, width: 0.042 * body }
    const rings = [-1, 1].map((s) => ellipse(put(s * w * 0.46, d + 0.03), 0.026 * body, 0.03 * body, 0, 18))
    const feet = [-0.8, 0.8].map((x) => ellipse(put(x * w, low + 0.012), 0.022 * body, 0.014 * body, 0, 12))
    return [
      cluster('trim', 'feet', feet, { ...metal, order: 0 }),
      handle('farHandle', put, { ...arch, shift: 0.03 }, { ...own, order: 1, brightness: 0.75 }),
      detailed(
        panel(
          'body',
          put,
          [
            [-w * 0.9, d, 0.03],
            [w * 0.9, d, 0.03],
            [w * 1.12, low, 0.05],
            [-w * 1.12, low, 0.05],
          ],
          { ...own, order: 2, fullness: 0.35 },
        ),
        {
          lines: [
            ...seams.map((path) => seam(path, 1.4)),
            topstitch(
              run(put, [
                [-w * 1.05, low - 0.03],
                [0, low - 0.026],
                [w * 1.05, low - 0.03],
              ]),
              0.7,
            ),
          ],
        },
      ),
      detailed(
        panel(
          'flap',
          put,
          [
            [-w * 0.92, d - 0.012, 0.03],
            [w * 0.92, d - 0.012, 0.03],
            [w * 0.97, fall, 0.06],
            [0, fall + 0.03, 0.4],
            [-w * 0.97, fall, 0.06],
          ],
          { ...own, order: 3, fullness: 0.35 },
        ),
        { lines: [topstitch(stitched, 0.7)] },
      ),
      panel(
        'belt',
        put,
        [
          [-0.035, fall - 0.1, 0.012],
          [0.035, fall - 0.1, 0.012],
          [0.035, fall + 0.1, 0.03],
          [-0.035, fall + 0.1, 0.03],
        ],
        { ...own, order: 4 },
      ),
      panel(
        'lock',
        put,
        [
          [-0.05, fall - 0.02, 0.012],
          [0.05, fall - 0.02, 0.012],
          [0.05, fall + 0.055, 0.012],
          [-0.05, fall + 0.055, 0.012],
        ],
        {
          ...metal,
          order: 5,
          fittings: [{ at: put(0, fall + 0.018), radius: 0.016 * body, kind: 'snap', finish: knobs.finish }],
        },
      ),
      handle('nearHandle', put, arch, { ...own, order: 6 }),
      cluster('trim', 'rings', rings, { ...metal, order: 7 }),
    ]
  },
})
