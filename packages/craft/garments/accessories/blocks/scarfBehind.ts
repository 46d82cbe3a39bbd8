import { add, type Chance, joined, type Path, quadratic, reversed, spline } from '@toile/geometry'
import { crease, ridge } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import type { HatFrame } from './hat.ts'
import { type HeadscarfCut, hairAround, knotAt, mirrored, overHead, tailsOf } from './headscarfCut.ts'

/** A headscarf from behind: the point of the square, and the knot over it when it is tied at the nape. */
export function draftScarfBehind(frame: HatFrame, { tied, ends }: HeadscarfCut, chance: Chance): Piece[] {
  const { at } = frame
  const chin = tied === 'chin'
  const side: Path = chin ? [[0.3, 0.98], [0.39, 0.78], ...overHead] : [[0.352, 0.48], ...overHead.slice(1)]
  const over = spline(
    mirrored(side).map(([x, y]) => at(x, y)),
    false,
    8,
  )
  const [x, y] = side[0]
  const point = at(0, chin ? 1.5 : 1.12)
  const low = chin
    ? joined(quadratic(at(-x, y), at(-0.16, 1.3), point, 12), quadratic(point, at(0.16, 1.3), at(x, y), 12))
    : joined(quadratic(at(-x, y), at(-0.14, 0.85), point, 12), quadratic(point, at(0.14, 0.85), at(x, y), 12))
  const gathers = ([-1, 1] as const).flatMap((s) =>
    chin
      ? [
          [at(s * 0.07, -0.04), at(s * 0.25, 0.3), at(s * 0.33, 0.8)],
          [at(s * 0.36, 0.5), at(s * 0.3, 0.84), at(s * 0.12, 1.06)],
        ]
      : [
          [at(s * 0.05, 0.66), at(s * 0.12, 0.4), at(s * 0.26, 0.2)],
          [at(s * 0.08, 0.7), at(s * 0.22, 0.5), at(s * 0.34, 0.36)],
        ],
  )
  const square = makePiece('scarf', 'square', [joined(over, low)], {
    layer: 'head',
    order: 4,
    left: [at(-0.42, -0.14), at(-0.42, 1.4)],
    right: [at(0.42, -0.14), at(0.42, 1.4)],
    fullness: 0.8,
    folds: gathers.map((path) => ridge(path, 0.03, 0.7, [0.1, 0.5])),
    lines: gathers.map((path) => crease(spline(path, false, 8), 1.2, [0.1, 0.6])),
    presses: hairAround(at, x - 0.06, y - 0.02),
  })
  if (chin) return [square]
  const knot = at(0, 0.74)
  const band = spline([at(-0.35, 0.47), at(-0.18, 0.66), knot, at(0.18, 0.66), at(0.35, 0.47)], false, 8)
  const thick = band.map((p, i) => add(p, [0, 0.07 + 0.03 * Math.sin((Math.PI * i) / band.length)]))
  return [
    square,
    ...tailsOf(knot, ends, chance).map((tail) => ({ ...tail, order: 6 })),
    makePiece('scarf', 'band', [joined(band, reversed(thick))], {
      layer: 'head',
      order: 5,
      left: [band[0], thick[0]],
      right: [band[band.length - 1], thick[thick.length - 1]],
      fullness: 0.8,
    }),
    { ...knotAt(add(knot, [0, 0.05]), 0.065), order: 7 },
  ]
}
