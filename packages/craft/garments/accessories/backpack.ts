import { add, lerp, mix, type Path, type Point, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { detailed, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { openBag, panel, symmetric } from './blocks/bag.ts'
import { roomOver } from './blocks/openGirdle.ts'
import { finishKnob } from './blocks/knobs.ts'
import { ribbon } from './blocks/ribbon.ts'
import { draftRucksack, rucksackHalf } from './blocks/rucksack.ts'
import { sizeOf } from './blocks/sides.ts'

/** A rucksack: two padded straps in front, the bag with its pocket from behind. */
export const backpack = defineAccessory({
  id: 'backpack',
  label: 'Backpack',
  category: 'bag',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.05,
    warmth: 0.4,
    print: 0.4,
    fabrics: ['cotton', 'denim', 'leather'],
  },
  knobs: {
    size: numberKnob('Size', [0.75, 1, 1.25], ''),
    strap: numberKnob('Strap width', [0.07, 0.11, 0.16], ''),
    flap: choiceKnob('Closing', [
      { id: 'flap', label: 'Flap with buckles' },
      { id: 'zip', label: 'Zip' },
    ]),
    finish: finishKnob,
  },
  draft(figure, knobs, { over = [] }) {
    if (figure.view === 'back') return draftRucksack(figure, knobs)
    const { body } = sizeOf(figure)
    const half = rucksackHalf(figure, knobs.size)
    const put = openBag(figure.silhouette(0, figure.levels.armpit), 1)
    const sack = symmetric([
      [half * 1.08, -0.12, 0.16],
      [half * 1.22, 0.95 * knobs.size * body, 0.18],
    ])
    return [
      panel('bag', put, sack, { layer: 'back', takesPrint: false, brightness: 0.85 }),
      draftStrap(figure, -1, knobs.strap * body, over),
      draftStrap(figure, 1, knobs.strap * body, over),
    ]
  },
})

/** A padded strap over the shoulder and under the arm, round what is worn under it. */
function draftStrap(figure: Figure, side: Side, width: number, over: readonly Path[]): Piece {
  const { levels } = figure
  const top = add(figure.neckPoint(side, 0.46), [0, -0.015])
  const chest = figure.trunk(side * 0.64, lerp(levels.shoulder, levels.armpit, 0.8), 0.02)
  const contour = figure.trunk(side, lerp(levels.armpit, levels.underbust, 0.95))
  // It turns under the arm at the contour of what is worn: further out it would end in the air.
  const pit: Point = [contour[0] + side * (roomOver(contour, side, over) - 0.01), contour[1]]
  const turning = mix(mix(chest, pit, 0.6), [chest[0], pit[1]], 0.12)
  const path = spline([top, mix(top, add(chest, [side * 0.02, 0]), 0.5), chest, turning, pit], false, 8)
  const narrowing = (t: number) => width * (t < 0.75 ? 1 : 1 - (t - 0.75) * 1.6)
  const stitches = [-0.36, 0.36].map((x) => path.slice(0, -6).map((p) => add(p, [x * width, 0])))
  const name = side < 0 ? 'strap0' : 'strap1'
  return detailed(ribbon('strap', name, path, narrowing, { order: 3, fullness: 0.9 }), {
    lines: stitches.map((row) => topstitch(row, 0.7)),
  })
}
