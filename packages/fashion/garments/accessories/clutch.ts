import { detailed, topstitch } from '../blocks/marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { openBag, panel } from './blocks/bag.ts'
import { carryBy } from './blocks/carry.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { sizeOf } from './blocks/sides.ts'

/** A flat envelope held in the hand at the side. */
export const clutch = defineAccessory({
  id: 'clutch',
  label: 'Clutch',
  category: 'bag',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.95,
    warmth: 0.4,
    print: 0.5,
    fabrics: ['leather', 'silk'],
  },
  knobs: {
    width: numberKnob('Width', [0.54, 0.8, 1.04], ''),
    height: numberKnob('Height', [0.28, 0.43, 0.56], ''),
    side: sideKnob,
    finish: finishKnob,
  },
  draft(figure, knobs) {
    const { grip, side, own } = carryBy(figure, knobs.side)
    const { body } = sizeOf(figure)
    const put = openBag(grip, body, side * 0.09)
    const w = knobs.width / 2
    const [top, low] = [-0.06, knobs.height - 0.06]
    const shift = side * 0.03
    const point = knobs.height * 0.6
    return [
      panel(
        'body',
        put,
        [
          [shift - w, top, 0.02],
          [shift + w, top, 0.02],
          [shift + w, low, 0.025],
          [shift - w, low, 0.025],
        ],
        { ...own, order: 2 },
      ),
      detailed(
        panel(
          'flap',
          put,
          [
            [shift - w, top - 0.006, 0.02],
            [shift + w, top - 0.006, 0.02],
            [shift + w * 0.99, top + point * 0.4, 0.04],
            [shift, top + point, 0.05],
            [shift - w * 0.99, top + point * 0.4, 0.04],
          ],
          { ...own, order: 3 },
        ),
        {
          lines: [
            topstitch(
              [
                put(shift - w * 0.94, top + 0.02),
                put(shift - w * 0.93, top + point * 0.37),
                put(shift, top + point * 0.92),
                put(shift + w * 0.93, top + point * 0.37),
                put(shift + w * 0.94, top + 0.02),
              ],
              0.7,
            ),
          ],
        },
      ),
      panel(
        'clasp',
        put,
        [
          [shift - 0.035, top + point - 0.06, 0.012],
          [shift + 0.035, top + point - 0.06, 0.012],
          [shift + 0.035, top + point - 0.01, 0.012],
          [shift - 0.035, top + point - 0.01, 0.012],
        ],
        { ...own, order: 4, cloth: 'metal', finish: knobs.finish, takesPrint: false },
      ),
    ]
  },
})
