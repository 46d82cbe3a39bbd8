import { lerp, mix, type Path, spline } from '@toile/geometry'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { sideKnob } from './blocks/knobs.ts'
import type { Width } from './blocks/ribbon.ts'
import { scarfEnd } from './blocks/scarfEnd.ts'
import { seenOn, sizeOf } from './blocks/sides.ts'
import { softTurn } from './blocks/softTurn.ts'
import { throatOf } from './blocks/throat.ts'
import { tiedScarf } from './blocks/tiedScarf.ts'

/** A long knitted scarf wound once round the neck: two soft turns that cross, and two fringed ends. */
export const knitScarf = defineAccessory({
  id: 'knitScarf',
  label: 'Knitted scarf',
  category: 'scarf',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.4,
    volume: 0.5,
    sleeve: 0,
    waist: 0,
    formality: 0.2,
    warmth: 1,
    print: 0.5,
    fabrics: ['knit', 'wool'],
  },
  knobs: {
    length: numberKnob('End length', [0.6, 1.6, 3.2], ''),
    width: numberKnob('End width', [0.24, 0.36, 0.6], ''),
    bulk: numberKnob('Bulk', [0.7, 1, 1.4], ''),
    fringe: numberKnob('Fringe', [0.03, 0.15, 0.3], ''),
    side: sideKnob,
  },
  draft(figure, knobs, { chance, wearing }) {
    const s = seenOn(figure, knobs.side)
    const tied = wearing !== undefined && wearing.scarfTied !== 'asUsual'
    const throat = throatOf(figure)
    const { body } = sizeOf(figure)
    const at = (x: number, y: number) => throat(s * x, y)
    const turn = (name: string, points: Path, width: Width, order: number, layer: Piece['layer']) =>
      softTurn(name, points, (t) => knobs.bulk * (typeof width === 'number' ? width : width(t)), { order, layer })
    const collar = turn(
      'nape',
      [at(-0.3, -0.06), at(-0.26, -0.24), at(0, -0.3), at(0.26, -0.24), at(0.3, -0.06)],
      0.16,
      0,
      'back',
    )
    if (figure.view === 'back') {
      const ends = (t: number) => lerp(0.5, 1, Math.sin(Math.PI * t) ** 0.5)
      const round = turn(
        'turn0',
        [at(-0.35, -0.12), at(-0.28, 0.01), at(0, 0.03), at(0.28, 0), at(0.36, -0.14)],
        (t) => 0.27 * ends(t),
        2,
        'front',
      )
      const high = turn(
        'turn1',
        [at(-0.31, -0.26), at(-0.2, -0.15), at(0.06, -0.1), at(0.32, -0.18)],
        (t) => 0.2 * ends(t),
        3,
        'front',
      )
      return tied ? [round] : [round, high]
    }
    if (tied) return [collar, ...tiedScarf(figure, knobs, s, wearing.scarfTied === 'loop', chance)]
    const under = turn(
      'turn0',
      [at(-0.3, -0.16), at(-0.27, -0.02), at(-0.08, 0.13), at(0.14, 0.13), at(0.3, 0.02), at(0.33, -0.12)],
      (t) => lerp(0.15, 0.26, Math.sin(Math.PI * t)),
      6,
      'head',
    )
    const over = turn(
      'turn1',
      [at(0.29, -0.2), at(0.23, -0.03), at(0.05, 0.1), at(-0.17, 0.2), at(-0.36, 0.14)],
      (t) => lerp(0.14, 0.27, Math.sin(Math.PI * Math.min(1, t * 1.15))),
      8,
      'head',
    )
    const fall = (name: string, x: number, length: number, order: number) => {
      const root = at(x, 0.1)
      const low = figure.silhouette(s * x * 1.15, figure.levels.neck + 0.1 + length)
      return scarfEnd(
        name,
        spline([root, mix(root, low, 0.35), mix(root, [low[0] + s * 0.02, low[1]], 0.7), low], false, 10),
        knobs.width * body,
        knobs.fringe * body,
        order,
        chance,
      )
    }
    const long = knobs.length * body
    return [collar, ...fall('endUnder', 0.13, long * 0.84, 3), ...fall('endOver', -0.12, long, 5), under, over]
  },
})
