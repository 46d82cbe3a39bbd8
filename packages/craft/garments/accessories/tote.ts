import { crease, detailed, edge, ridge, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { type BagFrame, handle, oblong, openBag, panel, run, runAcross, symmetric } from './blocks/bag.ts'
import { carryBy } from './blocks/carryBy.ts'
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
    return draftShopper(put, { w: knobs.width, d: knobs.handle, strap: 0.055 * body }, own)
  },
})

/** Half width, depth of the rim below the grip, width of the handles. */
interface Cut {
  w: number
  d: number
  strap: number
}

function draftShopper(put: BagFrame, { w, d, strap }: Cut, own: Partial<Piece>): Piece[] {
  const feet = [-0.52, 0.52].map((x) => x * w)
  const cut = { half: w * 0.52, foot: d + 0.02, round: 0.15, width: strap }
  const leather = { ...own, colour: 'contrast', takesPrint: false } as const
  const inside = symmetric([
    [w * 0.92, d - 0.045, 0.05],
    [w, d + 0.005, 0.02],
    [0, d + 0.1, 0.2],
  ])
  const tabs = feet.map((x, i) => {
    const box = [put(x - 0.02, d + 0.03), put(x - 0.02, d + 0.145), put(x + 0.02, d + 0.145), put(x + 0.02, d + 0.03)]
    const tab = panel(`tab${i}`, put, oblong(x, d, 0.03, 0.16), { ...leather, order: 5 })
    return detailed(tab, { lines: [topstitch(box, 0.7)] })
  })
  return [
    handle('farHandle', put, { ...cut, foot: d - 0.03, shift: 0.035 }, { ...leather, order: 0, brightness: 0.82 }),
    panel('inside', put, inside, { ...own, order: 1, brightness: 0.62, takesPrint: false }),
    draftFront(put, w, d, feet, own),
    handle('nearHandle', put, cut, { ...leather, order: 4 }),
    ...tabs,
  ]
}

function draftFront(put: BagFrame, w: number, d: number, feet: readonly number[], own: Partial<Piece>): Piece {
  const low = d + 0.86
  const front = [
    [0, d + 0.045, 0.3] as const,
    ...symmetric([
      [w, d + 0.002, 0.01],
      [w * 0.97, d + 0.4, 0.3],
      [w * 0.93, low, 0.07],
    ]),
  ]
  const drapes = feet.map((x) =>
    run(put, [
      [x, d + 0.16],
      [x * 1.02, d + 0.36],
      [x * 0.8, low - 0.12],
    ]),
  )
  const rim = runAcross(put, [
    [0, d + 0.035],
    [w, d + 0.003],
  ])
  const hem = runAcross(put, [
    [0, d + 0.105],
    [w * 0.99, d + 0.073],
  ])
  return detailed(panel('body', put, front, { ...own, order: 3 }), {
    folds: drapes.map((path) => ridge(path, 0.06, 0.24, [0.1, 0.5])),
    lines: [...drapes.map((path) => crease(path, 1.1, [0.15, 0.7])), edge(rim, 1.2), topstitch(hem, 0.8)],
  })
}
