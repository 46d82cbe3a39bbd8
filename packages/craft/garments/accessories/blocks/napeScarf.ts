import { add, type Chance, joined, mix, quadratic, spline } from '@toile/geometry'
import { crease, ridge, topstitch } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import { fallingEnd } from './fallingEnd.ts'
import type { HatFrame } from './hat.ts'
import { type HeadscarfCut, mirrored, overHead } from './headscarfCut.ts'

/** A headscarf tied at the nape, from the front: close over the hair, its ends behind the ear. */
export function draftNapeScarf(frame: HatFrame, { line, ends }: HeadscarfCut, chance: Chance): Piece[] {
  const { at, front } = frame
  const over = spline(
    mirrored([[0.352, 0.46], [0.405, 0.3], ...overHead.slice(2)]).map(([x, y]) => at(x, y)),
    false,
    8,
  )
  const edge = quadratic(at(-0.352, 0.46), front(0, 2 * line - 0.2), at(0.352, 0.46), 24)
  const drapes = ([-1, 1] as const).flatMap((s) => [
    [at(s * 0.36, 0.4), at(s * 0.24, 0.14), at(s * 0.04, -0.02)],
    [at(s * 0.37, 0.34), at(s * 0.33, 0.12), at(s * 0.16, -0.06)],
  ])
  return [
    ...([-1, 1] as const).map((side, i) =>
      fallingEnd(
        `tail${i}`,
        spline(
          [at(0.26, 0.66), add(at(0.4, 0.78), [side * 0.03, 0]), add(at(0.46 + side * 0.07, 0.82), [0, ends])],
          false,
          8,
        ),
        0.15,
        chance,
        { layer: 'back', order: 1 },
      ),
    ),
    makePiece('scarf', 'square', [joined(over, edge)], {
      layer: 'head',
      order: 5,
      left: [at(-0.41, -0.14), at(-0.41, 0.5)],
      right: [at(0.41, -0.14), at(0.41, 0.5)],
      fullness: 0.7,
      folds: drapes.map((path) => ridge(path, 0.022, 0.8, [0.05, 0.5])),
      lines: [
        ...drapes.map((path) => crease(spline(path, false, 8), 1.2, [0.05, 0.7])),
        topstitch(
          edge.map((p) => mix(p, at(0, 0), 0.04)),
          0.7,
        ),
      ],
      presses: joined(
        edge.map((p) => mix(p, at(0, 0), 0.06)),
        [
          at(0.36, 0.48),
          at(0.5, 0.5),
          at(0.9, 0.5),
          at(0.9, -0.9),
          at(-0.9, -0.9),
          at(-0.9, 0.5),
          at(-0.5, 0.5),
          at(-0.36, 0.48),
        ],
      ),
    }),
  ]
}
