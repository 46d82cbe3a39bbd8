import type { Chance } from '@toile/geometry'
import { joined, offset, type Path, type Point, reversed, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { crease, detailed, edge, pleat, ridge, seam, topstitch } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

export interface HoodOptions {
  /** 1 ordinary. */
  size?: number
  /** The two halves end beside a zip instead of crossing. */
  zipped?: boolean
  /** A tufted rim in the trim colour. */
  rim?: Chance
}

/** A hood worn down: its mass behind the neck and two halves around the throat; at the back the hanging pouch. */
export function draftHood(figure: Figure, options: HoodOptions = {}): Piece[] {
  const { wide, tall } = proportionOf(figure)
  const size = options.size ?? 1
  const place = (x: number, y: number): Point =>
    figure.across(x * Math.sqrt(wide) * size, figure.levels.neck + y * tall * size)
  return figure.view === 'back' ? pouch(place, options.rim) : aroundThroat(place, options)
}

type Place = (x: number, y: number) => Point

function pouch(place: Place, rim?: Chance): Piece[] {
  const outline = spline(
    [
      [-0.3, -0.14],
      [-0.43, 0.1],
      [-0.4, 0.46],
      [-0.22, 0.74],
      [0, 0.82],
      [0.22, 0.74],
      [0.4, 0.46],
      [0.43, 0.1],
      [0.3, -0.14],
      [0, -0.06],
    ].map(([x, y]) => place(x, y)),
    true,
    8,
  )
  const piece = makePiece('hood', 'hood', [outline], {
    order: 4,
    left: [place(-0.44, -0.1), place(-0.22, 0.8)],
    right: [place(0.44, -0.1), place(0.22, 0.8)],
    fullness: 0.9,
  })
  const sewn = detailed(piece, {
    lines: [
      seam(spline([place(0, -0.05), place(0.012, 0.4), place(0, 0.81)], false, 8), 1.6),
      ...sides.map((side) =>
        crease(
          spline([place(side * 0.36, 0), place(side * 0.25, 0.28), place(side * 0.1, 0.45)], false, 8),
          1.5,
          [0.03, 0.8],
        ),
      ),
    ],
    folds: sides.map((side) =>
      ridge([place(side * 0.34, 0.02), place(side * 0.22, 0.3), place(side * 0.06, 0.5)], 0.05, 0.7, [0.05, 0.6], 0.03),
    ),
  })
  if (!rim) return [sewn]
  const line = spline([place(-0.34, -0.12), place(-0.14, 0.04), place(0.14, 0.04), place(0.34, -0.12)], false, 8)
  return [sewn, tufted(line, 0.08, 'hoodRim', rim)]
}

function aroundThroat(place: Place, options: HoodOptions): Piece[] {
  const { zipped = false, rim } = options
  const mass = spline(
    [
      [-0.47, 0.17],
      [-0.585, 0.03],
      [-0.55, -0.15],
      [-0.37, -0.3],
      [-0.12, -0.37],
      [0.14, -0.355],
      [0.39, -0.28],
      [0.56, -0.13],
      [0.58, 0.05],
      [0.46, 0.18],
      [0, 0.3],
    ].map(([x, y]) => place(x, y)),
    true,
    8,
  )
  const behind = detailed(
    makePiece('hood', 'hoodBack', [mass], {
      layer: 'back',
      order: 2,
      left: [place(-0.58, -0.36), place(-0.58, 0.2)],
      right: [place(0.58, -0.36), place(0.58, 0.2)],
      brightness: 0.9,
      fullness: 0.9,
      lines: [edge([...mass, mass[0]], 2.2, [0, 0])],
    }),
    slump(place),
  )
  const lining = makePiece('hood', 'hoodLining', [throat(place)], {
    layer: 'back',
    order: 3,
    brightness: 0.5,
    fullness: 0.25,
    takesPrint: false,
    castsShadow: false,
  })
  const halves = [1, -1].flatMap((side) => {
    const meet = zipped ? 0.025 : -0.03
    const inner = spline(
      [place(side * 0.265, -0.2), place(side * 0.235, 0.01), place(side * 0.15, 0.2), place(side * meet, 0.34)],
      false,
      8,
    )
    const outer = spline(
      [
        place(side * 0.37, -0.27),
        place(side * 0.475, -0.12),
        place(side * 0.485, 0.05),
        place(side * 0.4, 0.23),
        place(side * 0.22, 0.385),
        place(side * (zipped ? 0.05 : -0.03), 0.48),
      ],
      false,
      8,
    )
    const rounded = spline([inner[0], place(side * 0.325, -0.285), outer[0]], false, 6)
    const piece = makePiece('hood', `hood${side < 0 ? 0 : 1}`, [joined(reversed(inner), rounded, outer)], {
      order: side < 0 ? 4.1 : 4,
      left: side < 0 ? outer : inner,
      right: side < 0 ? inner : outer,
      fullness: 0.75,
    })
    const sewn = detailed(piece, {
      lines: [
        topstitch(offset(inner, -side * 0.045).slice(2)),
        ...drapes(place, side).map((path, k) => crease(path, 1.5 - 0.2 * k, [0.06, 0.7])),
      ],
      folds: drapes(place, side).map((path) => pleat([path[0], path[8], path[16]], 0.04, 0.75, [0.1, 0.45], 0.025)),
    })
    return rim ? [sewn, tufted(inner, 0.085, `hoodRim${side < 0 ? 0 : 1}`, rim)] : [sewn]
  })
  return [behind, lining, ...halves]
}

/** Two folds that run down each half of the hood from the back of the neck towards the throat. */
const drapes = (place: Place, side: number): Path[] =>
  [
    [
      [0.44, -0.14],
      [0.4, 0.06],
      [0.25, 0.26],
    ],
    [
      [0.35, -0.22],
      [0.315, -0.02],
      [0.19, 0.2],
    ],
  ].map((points) =>
    spline(
      points.map(([x, y]) => place(side * x, y)),
      false,
      8,
    ),
  )

/** The opening of the hood around the throat, seen from inside. */
const throat = (place: Place): Path =>
  spline(
    [
      [-0.34, -0.1],
      [-0.27, -0.255],
      [-0.08, -0.315],
      [0.1, -0.31],
      [0.28, -0.245],
      [0.34, -0.1],
      [0.24, 0.16],
      [0, 0.3],
      [-0.24, 0.16],
    ].map(([x, y]) => place(x, y)),
    true,
    8,
  )

/** How the empty hood slumps on the back: its centre seam and arcs that sag from the shoulders. */
function slump(place: Place): Pick<Piece, 'lines' | 'folds'> {
  const arcs = [1, -1].flatMap((side) =>
    [
      [
        [0.56, -0.02],
        [0.47, -0.16],
        [0.3, -0.26],
      ],
      [
        [0.5, 0.1],
        [0.52, -0.05],
        [0.44, -0.18],
      ],
    ].map((points) => points.map(([x, y]) => place(side * x, y))),
  )
  return {
    folds: arcs.map((points) => ridge(points, 0.045, 0.6, [0.1, 0.4], 0.03)),
    lines: [
      seam([place(0.015, -0.365), place(0.005, -0.31)], 1.2, [0, 0]),
      ...arcs.map((points) => crease(spline(points, false, 6), 1.3, [0.05, 0.7])),
    ],
  }
}

/** A rim of pile along a path: both edges are broken into tufts. */
function tufted(path: Path, half: number, name: string, chance: Chance): Piece {
  const ragged = (side: number) =>
    offset(
      spline(
        path.filter((_, i) => i % 2 === 0 || i === path.length - 1),
        false,
        4,
      ),
      () => side * half * chance.between(0.72, 1.18),
    )
  const outer = ragged(1)
  const inner = ragged(-1)
  const tufts = Array.from({ length: 26 }, (_, k) => {
    const i = Math.floor((k / 26) * (outer.length - 1))
    const from = chance.between(-0.5, 0.4)
    const at = (t: number): Point => [
      inner[i][0] + (outer[i][0] - inner[i][0]) * (0.5 + t / 2),
      inner[i][1] + (outer[i][1] - inner[i][1]) * (0.5 + t / 2) + 0.012,
    ]
    return crease([at(from), at(from + 0.5)], 1, [0.3, 0.6])
  })
  return detailed(
    makePiece('trim', name, [joined(outer, reversed(inner))], {
      order: 5,
      left: outer,
      right: inner,
      fullness: 0.9,
      colour: 'trim',
      takesPrint: false,
    }),
    { lines: tufts },
  )
}
