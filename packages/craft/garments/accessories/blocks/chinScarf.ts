import { type Chance, joined, type Path, reversed, spline } from '@toile/geometry'
import { crease, ridge, topstitch } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import type { HatFrame } from './hat.ts'
import { type HeadscarfCut, hairAround, knotAt, mirrored, overHead, tailsOf } from './headscarfCut.ts'

/** A headscarf tied under the chin, from the front: a ring of cloth round the face. */
export function draftChinScarf(frame: HatFrame, { line, ends }: HeadscarfCut, chance: Chance): Piece[] {
  const { at, front } = frame
  const outer = spline(
    mirrored([[0.1, 1.06], [0.27, 0.92], [0.37, 0.72], ...overHead]).map(([x, y]) => at(x, y)),
    false,
    8,
  )
  const face: Path = [
    [0.04, 1.02],
    [0.17, 0.92],
    [0.265, 0.72],
    [0.29, 0.5],
    [0.265, 0.3],
    [0.15, line + 0.045],
    [0, line],
  ]
  const inner = spline(
    mirrored(face).map(([x, y]) => front(x, y)),
    false,
    8,
  )
  const outline = joined(outer, reversed(inner))
  const drapes = ([-1, 1] as const).flatMap((s) => [
    [at(s * 0.12, 1.0), at(s * 0.33, 0.66), at(s * 0.37, 0.3)],
    [at(s * 0.1, 1.02), at(s * 0.29, 0.8), at(s * 0.33, 0.56)],
    [at(s * 0.06, -0.06), at(s * 0.24, 0.02), at(s * 0.33, 0.24)],
  ])
  const knot = front(0, 1.07)
  const cover = hairAround(at, 0.2, 1.1)
  return [
    ...tailsOf(knot, ends, chance),
    makePiece('scarf', 'square', [outline], {
      layer: 'head',
      order: 5,
      left: [at(-0.43, -0.14), at(-0.43, 1.06)],
      right: [at(0.43, -0.14), at(0.43, 1.06)],
      fullness: 0.7,
      folds: drapes.map((path) => ridge(path, 0.022, 0.8, [0.05, 0.5])),
      lines: [
        ...drapes.slice(0, 5).map((path) => crease(spline(path, false, 8), 1.2, [0.05, 0.7])),
        topstitch(inner, 0.7),
      ],
      presses: joined([...cover, cover[0]], [inner[inner.length - 1]], reversed(inner), [inner[inner.length - 1]]),
    }),
    knotAt(knot, 0.06),
  ]
}
