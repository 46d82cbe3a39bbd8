import { add, bezier, joined, mix, type Path, type Point, reversed } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { detailed, topstitch } from '../marks.ts'

/** A bodice whose hem is cut away over the legs down to the crotch: 0 a short leg .. 1 cut up to the hip. */
export function legLine(figure: Figure, bodice: Bodice, piece: Piece, cut: number): Piece {
  const { hip, highHip, crotch } = figure.levels
  const level = hip + 0.22 - cut * (hip + 0.22 - highHip)
  const gusset = crotch + 0.06
  const half = 0.085 * (figure.halfWidth(hip) / 0.585)
  const sides = bodice.sides.map((side, i): Point[] => {
    const kept = side.filter(([, y]) => y < Math.min(level, side[side.length - 1][1]))
    return level > side[side.length - 1][1] ? [...kept, figure.trunk(i === 0 ? -1 : 1, level, 0.004)] : kept
  })
  const foot = (side: -1 | 1): Point => add(figure.across(side * half, gusset), [0, 0])
  const legs = ([-1, 1] as const).map((side, i): Path => {
    const from = sides[i][sides[i].length - 1]
    const to = foot(side)
    const full = figure.view === 'back' ? 0.75 : 0.25
    return bezier(
      from,
      add(mix(from, to, 0.35), [side * 0.06, 0.02 + full * 0.12]),
      add(to, [side * 0.1, -0.16 + full * 0.16]),
      to,
      14,
    )
  })
  const crossing: Path = [foot(-1), figure.across(0, gusset + 0.03), foot(1)]
  const outline = joined(
    bodice.rims[0],
    sides[0],
    legs[0],
    crossing,
    reversed(legs[1]),
    reversed(sides[1]),
    reversed(bodice.rims[1]),
    reversed(bodice.neckEdge),
  )
  const [left, right] = sides
  const contour = [...outline, outline[0]]
  return detailed(
    {
      ...piece,
      outlines: [outline],
      left: [[left[0][0], figure.levels.neck], ...left, ...legs[0].slice(2)],
      right: [[right[0][0], figure.levels.neck], ...right, ...legs[1].slice(2)],
      contours: [{ path: contour, weight: 1, taper: [0, 0] }],
      edges: [...piece.edges.filter(({ at }) => at !== 'hem'), ...legs.map((path) => ({ at: 'rim' as const, path }))],
    },
    { lines: legs.map((path, i) => topstitch(path.map((p) => add(p, [i === 0 ? 0.03 : -0.03, -0.005])))) },
  )
}
