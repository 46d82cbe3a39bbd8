import { add, ellipse, mix, type Path, type Point, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { detailed, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import type { Finish, Piece } from '../piece.ts'
import { type BagFrame, oblong, openBag, panel, runAcross, symmetric } from './blocks/bag.ts'
import { roomOver } from './blocks/openGirdle.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { cluster, ribbon } from './blocks/ribbon.ts'
import { seenOn, sizeOf } from './blocks/sides.ts'

/** Half width and height of the bag, in heads. */
const w = 0.32
const h = 0.42

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
    const { waist, hip } = figure.levels
    const across = knobs.worn === 'across'
    const level = waist + (hip - waist) * knobs.drop * 0.85
    const put = openBag(figure.trunk(s * (across ? 0.66 : 0.86), level, 0.04), knobs.size * body, s * 0.03)
    const feet = [put(-s * w * 0.86, 0.03), put(s * w * 0.86, 0.03)] as const
    const straps = across ? strapsAcross(figure, s, level, feet, over) : strapsDown(figure, s, feet)
    const rings = feet.map((at) => ellipse(at, 0.026 * body, 0.026 * body, 0, 16))
    return [
      ribbon('strap', 'far', straps.far, 0.038 * body, { fullness: 0.7, order: 1, brightness: 0.8 }),
      ribbon('strap', 'near', straps.near, 0.042 * body, { fullness: 0.7, order: 2 }),
      ...draftPouch(put, knobs.finish),
      cluster('trim', 'rings', rings, { onTop: true, order: 6, cloth: 'metal', finish: knobs.finish }),
    ]
  },
})

type Straps = Record<'near' | 'far', Path>
type Feet = readonly [inner: Point, outer: Point]

const lift: Point = [0, -0.014]

/** From the other shoulder across the chest to the bag, and round the side of what is worn under it. */
function strapsAcross(figure: Figure, s: Side, level: number, [inner, outer]: Feet, over: readonly Path[]): Straps {
  const contour = figure.trunk(s, level - 0.3 * sizeOf(figure).body)
  const side: Point = [contour[0] + s * roomOver(contour, s, over), contour[1]]
  const shoulder = add(figure.neckPoint(s > 0 ? -1 : 1, 0.36), lift)
  return {
    near: spline([shoulder, add(mix(shoulder, inner, 0.5), [-s * 0.03, 0.03]), inner], false, 15),
    far: spline([side, mix(side, outer, 0.55), outer], false, 8),
  }
}

/** Both ends down from the shoulder above the bag. */
function strapsDown(figure: Figure, s: Side, [inner, outer]: Feet): Straps {
  const shoulder = add(figure.neckPoint(s, 0.62), lift)
  const bust = figure.trunk(s * 0.66, figure.levels.bust, 0.02)
  return {
    near: spline([shoulder, bust, mix(bust, inner, 0.55), inner], false, 10),
    far: spline([add(shoulder, [s * 0.05, 0.01]), mix(bust, outer, 0.3), mix(bust, outer, 0.7), outer], false, 8),
  }
}

function draftPouch(put: BagFrame, finish: Finish): Piece[] {
  const body = symmetric([
    [w, 0, 0.05],
    [w * 1.04, h, 0.1],
  ])
  const flap = symmetric([
    [w * 1.02, -0.02, 0.05],
    [w * 0.99, h * 0.5, 0.1],
    [0, h * 0.76, 0.3],
  ])
  const stitched = runAcross(put, [
    [0, h * 0.61],
    [w * 0.5, h * 0.55],
    [w * 0.92, h * 0.42],
    [w * 0.94, 0.02],
  ])
  const own = { onTop: true } as const
  const metal = { ...own, cloth: 'metal', finish, takesPrint: false } as const
  return [
    panel('body', put, body, { ...own, order: 3, fullness: 0.5 }),
    detailed(panel('flap', put, flap, { ...own, order: 4, fullness: 0.45 }), { lines: [topstitch(stitched, 0.7)] }),
    panel('clasp', put, oblong(0, h * 0.52, 0.035, h * 0.2), { ...metal, order: 5 }),
  ]
}
