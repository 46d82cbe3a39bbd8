import { add, type Chance, lerp, mix, type Path, type Point, spline } from '@toile/geometry'
import type { Figure, Side } from '../../../mannequins/figure.ts'
import { crease, ridge } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import { scarfEnd } from './scarfEnd.ts'
import { sizeOf } from './sides.ts'
import { softTurn } from './softTurn.ts'
import { throatOf } from './throat.ts'

/** Measures of a scarf: lengths in heads of the adult woman, bulk 1 ordinary. */
interface Scarf {
  length: number
  width: number
  bulk: number
  fringe: number
}

/** A long scarf tied in front: two turns that meet at the throat, a loop or a knot that holds them, and two tails. */
export function tiedScarf(figure: Figure, scarf: Scarf, s: Side, looped: boolean, chance: Chance): Piece[] {
  const throat = throatOf(figure)
  const { body } = sizeOf(figure)
  const { bulk, width, fringe } = scarf
  const at = (x: number, y: number) => throat(s * x, y)
  const centre = at(0.03, looped ? 0.2 : 0.24)
  const turn = (name: string, points: Path, widest: number, order: number) =>
    softTurn(name, points, (t) => bulk * lerp(0.15, widest, Math.sin(Math.PI * Math.min(0.8, t * 0.95))), {
      order,
      layer: 'head',
    })
  const rounds = looped
    ? [
        turn('turn0', [at(-0.31, -0.16), at(-0.28, -0.02), at(-0.16, 0.1), at(0.04, 0.19)], 0.25, 6),
        turn('turn1', [at(0.32, -0.18), at(0.29, -0.03), at(0.2, 0.08), at(0.02, 0.2)], 0.27, 7),
      ]
    : [
        turn('turn0', [at(-0.31, -0.16), at(-0.27, 0), at(-0.14, 0.13), at(0.04, 0.22)], 0.22, 6),
        turn('turn1', [at(0.31, -0.18), at(0.27, -0.01), at(0.17, 0.12), at(0.03, 0.22)], 0.22, 7),
      ]
  const long = scarf.length * body
  const fall = (name: string, x: number, share: number, order: number) => {
    const root = add(centre, [s * x * 0.35, 0.03])
    const low = figure.silhouette(centre[0] - figure.silhouette(0, 0)[0] + s * x, centre[1] + long * share)
    const swing = looped ? 0.35 : 0.8
    return scarfEnd(
      name,
      spline(
        [root, add(mix(root, low, 0.3), [s * x * swing * 0.5, 0]), add(mix(root, low, 0.68), [s * x * 0.25, 0]), low],
        false,
        10,
      ),
      width * body * (looped ? 0.9 : 0.94),
      fringe * body,
      order,
      chance.branch(name),
    )
  }
  const tails = looped
    ? [...fall('endUnder', 0.13, 0.66, 3), ...fall('endOver', -0.08, 0.72, 5)]
    : [...fall('endUnder', 0.2, 0.6, 3), ...fall('endOver', -0.16, 0.74, 5)]
  const nape = [
    at(-0.3, -0.1),
    at(-0.26, -0.24),
    at(0, -0.28),
    at(0.26, -0.24),
    at(0.3, -0.1),
    at(0.18, 0.04),
    at(-0.18, 0.04),
  ]
  const inside = makePiece('scarf', 'inside', [spline(nape, true, 6)], {
    layer: 'back',
    order: -1,
    brightness: 0.6,
    fullness: 0,
    takesPrint: false,
    castsShadow: false,
    contours: [],
  })
  return [inside, ...tails, ...rounds, looped ? loop(centre, s, bulk * body) : knot(centre, s, bulk * body)]
}

/** The bend of the doubled scarf that its ends are drawn through: a broad fold across the throat. */
function loop(centre: Point, s: Side, size: number): Piece {
  const at = (x: number, y: number): Point => add(centre, [s * x * size, y * size])
  const outline = spline(
    [
      at(-0.2, -0.05),
      at(-0.1, -0.13),
      at(0.09, -0.12),
      at(0.2, -0.02),
      at(0.18, 0.1),
      at(0.04, 0.15),
      at(-0.13, 0.12),
      at(-0.21, 0.05),
    ],
    true,
    8,
  )
  const arcs = [-0.05, 0.02, 0.08].map((y, k) => [at(-0.17, y), at(0, y + 0.035), at(0.17 - 0.02 * k, y - 0.01)])
  return makePiece('scarf', 'loop', [outline], {
    layer: 'head',
    order: 9,
    left: [at(-0.2 * s, -0.12), at(-0.2 * s, 0.14)],
    right: [at(0.2 * s, -0.12), at(0.2 * s, 0.14)],
    fullness: 0.9,
    folds: arcs.map((path) => ridge(path, 0.022, 0.9, [0.15, 0.25])),
    lines: arcs.map((path, i) => crease(spline(path, false, 6), 1.3, i === 1 ? [0.4, 0.3] : [0.1, 0.5])),
  })
}

/** A loose overhand knot: cloth that crosses itself once, from the high side to the low. */
function knot(centre: Point, s: Side, size: number): Piece {
  const at = (x: number, y: number): Point => add(centre, [s * x * size, y * size])
  const outline = spline(
    [
      at(-0.13, -0.11),
      at(0.02, -0.14),
      at(0.14, -0.08),
      at(0.16, 0.05),
      at(0.07, 0.15),
      at(-0.07, 0.15),
      at(-0.16, 0.04),
    ],
    true,
    8,
  )
  const pulls = [
    [at(-0.12, -0.06), at(0, 0), at(0.08, 0.12)],
    [at(-0.02, -0.12), at(0.07, -0.03), at(0.13, 0.06)],
    [at(-0.14, 0.04), at(-0.06, 0.08), at(-0.02, 0.14)],
  ]
  return makePiece('scarf', 'knot', [outline], {
    layer: 'head',
    order: 9,
    left: [at(-0.15 * s, -0.13), at(-0.15 * s, 0.15)],
    right: [at(0.15 * s, -0.13), at(0.15 * s, 0.15)],
    fullness: 0.95,
    folds: pulls.map((path) => ridge(path, 0.024, 0.9, [0.1, 0.3])),
    lines: pulls.map((path) => crease(spline(path, false, 6), 1.4, [0.05, 0.5])),
  })
}
