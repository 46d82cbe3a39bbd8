import { detailed, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { type BagFrame, oblong, openBag, panel, symmetric } from './blocks/bag.ts'
import { carryBy } from './blocks/carryBy.ts'
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
    const held = openBag(grip, sizeOf(figure).body, side * 0.09)
    const put: BagFrame = (x, y) => held(x + side * 0.03, y - 0.06)
    const w = knobs.width / 2
    const point = knobs.height * 0.6
    const flap = symmetric([
      [w, -0.006, 0.02],
      [w * 0.99, point * 0.4, 0.04],
      [0, point, 0.05],
    ])
    const stitched = [
      put(-w * 0.94, 0.02),
      put(-w * 0.93, point * 0.37),
      put(0, point * 0.92),
      put(w * 0.93, point * 0.37),
      put(w * 0.94, 0.02),
    ]
    const metal = { ...own, cloth: 'metal', finish: knobs.finish, takesPrint: false } as const
    return [
      panel('body', put, oblong(0, 0, w, knobs.height, 0.022), { ...own, order: 2 }),
      detailed(panel('flap', put, flap, { ...own, order: 3 }), { lines: [topstitch(stitched, 0.7)] }),
      panel('clasp', put, oblong(0, point - 0.06, 0.035, 0.05), { ...metal, order: 4 }),
    ]
  },
})
