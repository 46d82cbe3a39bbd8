import type { Path } from '@toile/geometry'
import { detailed, edge, topstitch, zip } from '../blocks/marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { openBag, panel, run } from './blocks/bag.ts'
import { draftGirdle, openGirdle, rowOf } from './blocks/girdle.ts'
import { finishKnob } from './blocks/knobs.ts'
import { sizeOf } from './blocks/sides.ts'

/** A zipped pouch on a webbing belt. */
export const beltBag = defineAccessory({
  id: 'beltBag',
  label: 'Belt bag',
  category: 'bag',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0,
    warmth: 0.4,
    print: 0.1,
    fabrics: ['cotton', 'leather'],
  },
  knobs: {
    size: numberKnob('Size', [0.7, 1, 1.4], ''),
    drop: numberKnob('Drop to the hip', [0, 0.35, 1]),
    ease: numberKnob('Over layers', [0.01, 0.04, 0.16], ''),
    finish: finishKnob,
  },
  draft(figure, knobs, { over }) {
    const { waist, highHip } = figure.levels
    const { body } = sizeOf(figure)
    const level = waist + knobs.drop * (highHip - waist)
    const girdle = openGirdle(figure, { level, height: 0.09 * body, ease: knobs.ease, sag: 0.05, over })
    const belt = detailed(draftGirdle(girdle, { colour: 'contrast' }), {
      lines: [0.16, 0.84].map((v) => topstitch(rowOf(girdle, v), 0.6)),
    })
    const [x, y] = girdle.at(0, 0.3)
    const put = openBag([x, y], knobs.size * body, girdle.slope(0))
    if (figure.view === 'back') {
      const buckle = panel(
        'buckle',
        put,
        [
          [-0.09, -0.03, 0.02],
          [0.09, -0.03, 0.02],
          [0.09, 0.09, 0.02],
          [-0.09, 0.09, 0.02],
        ],
        { order: 4, colour: 'trim', takesPrint: false },
      )
      return [belt, buckle]
    }
    const w = 0.34
    const pull: Path = run(put, [
      [-w * 0.78, 0.07],
      [0, 0.085],
      [w * 0.78, 0.07],
    ])
    return [
      belt,
      detailed(
        panel(
          'pouch',
          put,
          [
            [-w, -0.02, 0.06],
            [0, -0.05, 0.3],
            [w, -0.02, 0.06],
            [w * 0.84, 0.27, 0.16],
            [0, 0.32, 0.3],
            [-w * 0.84, 0.27, 0.16],
          ],
          { order: 4, fullness: 0.8 },
        ),
        {
          lines: [
            zip(pull, 2.2),
            {
              ...edge(
                run(put, [
                  [-w * 0.92, 0.05],
                  [0, 0.045],
                  [w * 0.92, 0.05],
                ]),
                1.1,
              ),
            },
            topstitch(
              run(put, [
                [-w * 0.76, 0.2],
                [0, 0.255],
                [w * 0.76, 0.2],
              ]),
              0.7,
            ),
          ],
        },
      ),
      panel(
        'puller',
        put,
        [
          [-w * 0.8, 0.05, 0.008],
          [-w * 0.7, 0.05, 0.008],
          [-w * 0.71, 0.16, 0.015],
          [-w * 0.79, 0.16, 0.015],
        ],
        { order: 5, cloth: 'metal', finish: knobs.finish, takesPrint: false },
      ),
    ]
  },
})
