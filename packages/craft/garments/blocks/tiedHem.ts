import { add, type Chance, mix, type Path, type Point, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type Fold, makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { crease, ridge } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

/** The ends of a front knotted at the middle of its hem, and the pulls towards the knot. */
export function tiedHem(figure: Figure, bodice: Bodice, chance: Chance): { folds: Fold[]; pieces: Piece[] } {
  if (figure.view === 'back') return { folds: [], pieces: [] }
  const { wide, tall } = proportionOf(figure)
  const at = add(bodice.hem[12], [0, -0.02 * tall])
  const folds = sides.flatMap((side) =>
    [0, 1, 2, 3].map((k) => {
      const end = mix(bodice.sideAt(side, at[1] - (0.04 + k * 0.13) * tall), at, 0.12 + 0.1 * k)
      return ridge([at, add(mix(at, end, 0.5), [0, 0.02]), end], 0.02, 0.55, [0.02, 0.7], 0.04)
    }),
  )
  const tails = sides.map((side, i): Piece => {
    const length = chance.between(0.34, 0.44) * tall
    const tip: Point = add(at, [side * chance.between(0.12, 0.2) * wide, length])
    const edge = (by: number): Path =>
      spline(
        [add(at, [by * 0.4, 0.02]), add(mix(at, tip, 0.5), [by + side * 0.03, 0]), add(tip, [by * 0.5, 0])],
        false,
        6,
      )
    const [left, right] = [edge(-0.07 * wide), edge(0.07 * wide)]
    const fold = ridge([add(at, [0, 0.03]), mix(at, tip, 0.7)], 0.02, 0.5, [0.05, 0.6])
    return makePiece('tie', `tail${i}`, [[...left, ...right.slice().reverse()]], {
      order: 3,
      left,
      right,
      fullness: 0.5,
      folds: [fold],
      lines: [crease(fold.path.slice(0, 6), 1.1, [0.05, 0.8])],
    })
  })
  const r = 0.075 * wide
  const knot = spline(
    [
      add(at, [-r, -0.05]),
      add(at, [r, -0.06]),
      add(at, [r * 1.1, 0.05]),
      add(at, [0, 0.075]),
      add(at, [-r * 1.1, 0.05]),
    ],
    true,
    6,
  )
  const tied = makePiece('tie', 'tieKnot', [knot], {
    order: 3.5,
    left: [add(at, [-r, -0.06]), add(at, [-r, 0.07])],
    right: [add(at, [r, -0.06]), add(at, [r, 0.07])],
    fullness: 0.8,
    lines: [crease([add(at, [-r * 0.5, -0.04]), add(at, [r * 0.2, 0.05])], 1.1, [0.1, 0.6])],
  })
  return { folds, pieces: [...tails, tied] }
}
