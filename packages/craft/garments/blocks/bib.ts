import { add, bezier, mix, offset, type Path, type Point, quadratic } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { detailed, topstitch } from '../marks.ts'
import { flapPocket, patchPocket } from './pockets.ts'
import { proportionOf } from '../upperBody.ts'

/** The bib and straps of dungarees above a waist level; width in heads of the adult woman. */
export function draftBib(
  figure: Figure,
  { waist, width, pocket }: { waist: number; width: number; pocket: 'flap' | 'patch' | 'none' },
): Piece[] {
  const { bust, underbust } = figure.levels
  const { wide } = proportionOf(figure)
  const back = figure.view === 'back'
  const top = back ? underbust + 0.05 : bust - 0.12
  const half = (back ? width * 0.2 : width * 0.5) * wide
  const [topLeft, topRight] = [figure.across(-half, top), figure.across(half, top)]
  const [footLeft, footRight] = [figure.trunk(-1, waist + 0.02, 0.05), figure.trunk(1, waist + 0.02, 0.05)]
  const rise = waist - top
  const left = bezier(
    topLeft,
    add(topLeft, [-0.02, rise * 0.4]),
    add(footLeft, [0.14 * wide, -rise * 0.22]),
    footLeft,
    12,
  )
  const right = bezier(
    topRight,
    add(topRight, [0.02, rise * 0.4]),
    add(footRight, [-0.14 * wide, -rise * 0.22]),
    footRight,
    12,
  )
  const foot = quadratic(footLeft, add(mix(footLeft, footRight, 0.5), [0, 0.1]), footRight, 12)
  const bib = detailed(
    makePiece('bodice', 'bib', [[...left, ...foot, ...right.slice().reverse()]], {
      order: 3,
      left,
      right,
      fullness: 0.7,
    }),
    {
      lines: [
        topstitch(offset(left, -0.03)),
        topstitch(offset(right, 0.03)),
        topstitch([add(topLeft, [0.03, 0.04]), add(topRight, [-0.03, 0.04])]),
      ],
      fittings: back
        ? []
        : [-1, 1].flatMap((u) =>
            [0.12, 0.25].map((dy) => ({
              at: figure.trunk(u * 0.9, waist + dy, 0.04),
              radius: 0.022,
              kind: 'button' as const,
            })),
          ),
    },
  )
  const straps = ([-1, 1] as const).map((side) => strap(figure, side, half, top, wide))
  return [...straps, bib, ...bibPocket(figure, pocket, top, rise, wide)]
}

function strap(figure: Figure, side: -1 | 1, half: number, top: number, wide: number): Piece {
  const back = figure.view === 'back'
  const shoulder = mix(figure.neckPoint(side), figure.shoulderPoint(side), 0.42)
  const foot = figure.across(back ? -side * half * 0.6 : side * half * 0.78, top + 0.05)
  const k = 0.055 * Math.sqrt(wide)
  const run = (dx: number): Path => {
    const from: Point = add(shoulder, [dx, -0.015])
    const to: Point = add(foot, [dx, 0])
    return quadratic(from, add(mix(from, to, 0.5), [back ? side * 0.03 : side * 0.015, 0]), to, 10)
  }
  const [left, right] = [run(-k), run(k)]
  const piece = makePiece('strap', `strap${side < 0 ? 0 : 1}`, [[...left, ...right.slice().reverse()]], {
    order: back ? 3 : 4,
    left,
    right,
    fullness: 0.3,
    takesPrint: false,
  })
  return detailed(piece, {
    lines: [topstitch(offset(left, -0.018)), topstitch(offset(right, 0.018))],
    fittings: back
      ? []
      : [
          { at: add(foot, [0, -0.03]), radius: 0.045, kind: 'buckle' },
          { at: add(foot, [0, 0.03]), radius: 0.022, kind: 'button' },
        ],
  })
}

function bibPocket(
  figure: Figure,
  pocket: 'flap' | 'patch' | 'none',
  top: number,
  rise: number,
  wide: number,
): Piece[] {
  if (pocket === 'none' || figure.view === 'back') return []
  const place = { x: 0, y: top + rise * 0.22, width: 0.32 * wide, height: rise * 0.36 }
  const pieces =
    pocket === 'flap'
      ? flapPocket(figure, { ...place, height: place.height * 0.3 }, 'bibPocket', place.height)
      : [patchPocket(figure, place, 'bibPocket')]
  return pieces.map((piece) => ({ ...piece, order: piece.order + 4 }))
}
