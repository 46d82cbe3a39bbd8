import {
  add,
  along,
  bezier,
  type Chance,
  lerp,
  mix,
  offset,
  type Path,
  type Point,
  reversed,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { drapeOf, poplin } from './drape.ts'
import { crease, edge, ridge, topstitch } from '../marks.ts'
import type { SkirtCut } from './skirtCut.ts'
import { lapSide } from '../upperBody.ts'

/** The upper front of a wrap skirt as it is drafted: its piece, its free edge from waist to hem, where it is tied, and on which side. */
export interface Overskirt {
  piece: Piece
  free: Path
  /** The same without the hem. */
  lap: Path
  tie: Point
  side: Side
}

/** The upper front of a wrap skirt: `overlap` is how far its corner reaches across the hem, `round` how far that corner is cut away, 0..1. */
export function overskirt(
  figure: Figure,
  under: Piece,
  cut: SkirtCut,
  overlap: number,
  chance: Chance,
  round = 0,
): Overskirt {
  const side = lapSide(figure)
  const far = side > 0 ? under.left : under.right
  const near = side > 0 ? under.right : under.left
  const waist = (u: number): Point => add(figure.trunk(u, cut.topY + 0.04, cut.ease), [0, 0.045 * (1 - u * u)])
  const level = (share: number, across: number): Point => {
    const [a, b] = [along(far, share), along(near, share)]
    return add(mix(a, b, across), [0, 0.08 * Math.sin(Math.PI * across) * share])
  }
  const reach = lerp(0.45, 0.92, overlap)
  const free = spline(
    [
      waist(side * 0.82),
      level(0.3, lerp(0.86, reach, 0.45)),
      level(0.6, lerp(0.86, reach, 0.85)),
      level(0.88 - 0.26 * round, reach - 0.1 * round),
      level(0.985 - 0.2 * round, reach - 0.09 - 0.22 * round),
    ],
    false,
    10,
  )
  const corner = free[free.length - 1]
  const hemEnd = add(far[far.length - 1], [0, 0.02])
  const hem = bezier(corner, add(corner, [-side * 0.16, 0.1]), add(hemEnd, [side * 0.28, 0.14]), hemEnd, 18)
  const top = spline([waist(side * 0.82), waist(0), waist(-side * 0.6), far[1]], false, 6)
  const outline = [...top, ...far.slice(2), ...reversed(hem), ...reversed(free)]
  const pulls = Array.from({ length: 5 }, (_, k) => {
    const to = level(0.16 + k * 0.13, 0.34 - k * 0.05 + chance.between(-0.03, 0.03))
    const from = waist(side * 0.78)
    return ridge([from, add(mix(from, to, 0.5), [0, 0.07]), to], 0.022, 0.65, [0.02, 0.6], 0.06)
  })
  const falls = [0.3, 0.62].map((share) => {
    const foot = along(hem, share)
    return ridge(
      [add(foot, [0, -0.02]), add(foot, [side * 0.03, -0.5]), add(foot, [side * 0.1, -1])],
      0.07,
      0.5,
      [0, 0.6],
      0.03,
    )
  })
  const piece = makePiece('skirt', 'overskirt', [outline], {
    order: 1,
    left: side > 0 ? far : free,
    right: side > 0 ? free : far,
    printAnchor: side > 0 ? 'left' : 'right',
    fullness: 0.9 * drapeOf(cut.cloth ?? poplin).spread ** 0.3,
    folds: [...pulls, ...falls],
    lines: [
      edge(free, 2.4),
      topstitch(offset(free, side * 0.045)),
      topstitch(hem.map((p) => add(p, [0, -0.05]))),
      ...pulls.slice(0, 4).map(({ path }) => crease(path.slice(0, 13), 1.4, [0.03, 0.8])),
    ],
  })
  return { piece, free: [...free, ...hem.slice(1)], lap: free, tie: add(waist(side * 0.8), [0, -0.02]), side }
}

/** The deep shade that an upper front throws on the under one along its edge, so that the lap reads in the busiest print. */
export function overskirtShade({ lap, side }: Overskirt): Piece {
  // It runs out at the hem: below it there is nothing for a shade to fall on.
  const outer = offset(lap, (t) => -side * 0.075 * t * (1 - t ** 4))
  return makePiece('trim', 'lapShade', [[...lap, ...reversed(outer)]], {
    order: 0.9,
    fullness: 0,
    brightness: 0.58,
    takesPrint: false,
    castsShadow: true,
    contours: [],
  })
}
