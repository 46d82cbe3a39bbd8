import type { Chance } from '@toile/geometry'
import { crease, detail, detailed, ridge, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Finish, Fitting, Piece } from '../piece.ts'
import { type BagFrame, handle, openBag, panel, run, runAcross, symmetric } from './blocks/bag.ts'
import { carryBy } from './blocks/carryBy.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { ribbon } from './blocks/ribbon.ts'
import { sizeOf } from './blocks/sides.ts'

/** Half widths at the rim and at the base, in heads. */
const top = 0.31
const base = 0.35

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
    const cord = d + 0.1
    const inside = symmetric([
      [top * 0.5, d - 0.04, 0.1],
      [top * 0.98, d + 0.02, 0.03],
      [0, d + 0.09, 0.2],
    ])
    const ends = [-1, 1].map((s, i) => {
      const path = run(put, [
        [0, cord + 0.035],
        [s * 0.05, cord + 0.13],
        [s * 0.045, cord + 0.24],
      ])
      return ribbon('tie', `cord${i}`, path, 0.016, { ...own, order: 5, colour: 'trim' })
    })
    const strap = { half: top * 0.9, foot: d + 0.06, round: 0.3, width: 0.05 * body }
    return [
      handle('strap', put, strap, { ...own, order: 1 }),
      panel('inside', put, inside, { ...own, order: 2, brightness: 0.6, takesPrint: false }),
      draftSack(put, { d, low: d + knobs.height, finish: knobs.finish, eyelet: 0.016 * body }, chance, own),
      ...ends,
    ]
  },
})

/** Depth of the rim and of the base below the grip; the eyelets of the drawstring. */
interface Cut {
  d: number
  low: number
  finish: Finish
  eyelet: number
}

function draftSack(put: BagFrame, { d, low, finish, eyelet }: Cut, chance: Chance, own: Partial<Piece>): Piece {
  const cord = d + 0.1
  const corners = [
    [0, d + 0.07, 0.2] as const,
    ...symmetric([
      [top, d + 0.01, 0.02],
      [top * 0.9, cord, 0.06],
      [base, d + 0.34, 0.2],
      [base, low - 0.03, 0.08],
      [0, low + 0.035, 0.25],
    ]),
  ]
  const gathers = [-0.8, -0.52, -0.24, 0.06, 0.34, 0.6, 0.84].map((x) =>
    run(put, [
      [x * top, d + 0.02],
      [x * top * 0.9, cord],
      [x * base * 0.95, cord + chance.between(0.14, 0.26)],
    ]),
  )
  const drawn = runAcross(put, [
    [0, cord + 0.035],
    [top * 0.93, cord],
  ])
  const foot = runAcross(put, [
    [0, low - 0.055],
    [base, low - 0.1],
  ])
  return detailed(panel('body', put, corners, { ...own, order: 3, fullness: 0.75 }), {
    folds: gathers.map((path) => ridge(path, 0.02, 0.7, [0.1, 0.5])),
    lines: [...gathers.map((path) => crease(path, 1.1, [0.1, 0.6])), topstitch(foot, 0.8), detail(drawn, 2.2)],
    fittings: [-0.66, -0.22, 0.22, 0.66].map(
      (x): Fitting => ({ at: put(x * top, cord + 0.028 * (1 - x * x)), radius: eyelet, kind: 'eyelet', finish }),
    ),
  })
}
