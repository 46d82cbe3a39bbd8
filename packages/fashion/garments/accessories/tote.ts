import { crease, detailed, edge, ridge, topstitch } from '../blocks/marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { handle, openBag, panel, run } from './blocks/bag.ts'
import { carryBy } from './blocks/carry.ts'
import { sideKnob } from './blocks/knobs.ts'
import { sizeOf } from './blocks/sides.ts'

/** An open shopper of canvas or leather that hangs from the hand by two handles. */
export const tote = defineAccessory({
  id: 'tote',
  label: 'Tote bag',
  category: 'bag',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.2,
    warmth: 0.4,
    print: 0.8,
    fabrics: ['cotton', 'leather', 'linen'],
  },
  knobs: {
    size: numberKnob('Size', [0.7, 1, 1.35], ''),
    width: numberKnob('Width', [0.3, 0.45, 0.6], ''),
    handle: numberKnob('Handle length', [0.2, 0.36, 0.7], ''),
    side: sideKnob,
  },
  draft(figure, knobs) {
    const { grip, own } = carryBy(figure, knobs.side)
    const { body } = sizeOf(figure)
    const put = openBag(grip, knobs.size * body, 0.02)
    const [w, d] = [knobs.width, knobs.handle]
    const low = d + 0.86
    const feet = [-0.5, 0.5].map((x) => x * w * 1.05)
    const strap = { half: w * 0.52, foot: d + 0.02, round: 0.15, width: 0.055 * body }
    const rim = run(put, [
      [-w, d],
      [0, d + 0.035],
      [w, d + 0.005],
    ])
    const hem = run(put, [
      [-w * 0.99, d + 0.07],
      [0, d + 0.105],
      [w * 0.99, d + 0.075],
    ])
    const drapes = feet.map((x) =>
      run(put, [
        [x, d + 0.16],
        [x * 1.02, d + 0.36],
        [x * 0.8, low - 0.12],
      ]),
    )
    const anchors = feet.flatMap((x) => [
      topstitch(
        [put(x - 0.03, d + 0.02), put(x - 0.03, d + 0.15), put(x + 0.03, d + 0.15), put(x + 0.03, d + 0.02)],
        0.7,
      ),
    ])
    const tabs = feet.map((x, i) =>
      panel(
        `tab${i}`,
        put,
        [
          [x - 0.028, d + 0.0, 0],
          [x + 0.028, d + 0.0, 0],
          [x + 0.028, d + 0.16, 0.008],
          [x - 0.028, d + 0.16, 0.008],
        ],
        { ...own, order: 5, colour: 'contrast', takesPrint: false },
      ),
    )
    const body1 = panel(
      'body',
      put,
      [
        [-w, d, 0.01],
        [0, d + 0.045, 0.3],
        [w, d + 0.005, 0.01],
        [w * 0.97, d + 0.4, 0.3],
        [w * 0.93, low, 0.07],
        [-w * 0.93, low, 0.07],
        [-w * 0.97, d + 0.4, 0.3],
      ],
      { ...own, order: 3 },
    )
    return [
      handle(
        'farHandle',
        put,
        { ...strap, foot: d - 0.03, shift: 0.035 },
        { ...own, order: 0, colour: 'contrast', brightness: 0.82 },
      ),
      panel(
        'inside',
        put,
        [
          [-w, d, 0.02],
          [-w * 0.9, d - 0.05, 0.05],
          [w * 0.94, d - 0.045, 0.05],
          [w, d + 0.005, 0.02],
          [0, d + 0.1, 0.2],
        ],
        { ...own, order: 1, brightness: 0.62, takesPrint: false },
      ),
      detailed(body1, {
        folds: drapes.map((path) => ridge(path, 0.05, 0.5, [0.1, 0.5])),
        lines: [...drapes.map((path) => crease(path, 1.1, [0.15, 0.7])), edge(rim, 1.2), topstitch(hem, 0.8)],
      }),
      handle('nearHandle', put, strap, { ...own, order: 4, colour: 'contrast' }),
      ...tabs.map((tab, i) => detailed(tab, { lines: [anchors[i]] })),
    ]
  },
})
