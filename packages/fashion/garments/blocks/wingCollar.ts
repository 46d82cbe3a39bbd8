import { add, mix, type Path } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { draftStandCollar } from './standCollar.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'

/** A stand of evening dress whose two front corners are turned down. */
export function draftWingCollar(figure: Figure, size: number): Piece[] {
  const stand = draftStandCollar(figure, { height: 0.17 * size, ease: 0.025 })
  if (figure.view === 'back') return stand
  const { wide, tall } = proportionOf(figure)
  const base = figure.across(0, figure.levels.neck + 0.11 * tall)
  const wings = sides.map((side): Piece => {
    const top = add(base, [side * 0.02 * wide, -0.15 * size * tall])
    const outline: Path = [
      add(top, [side * 0.005, 0.02]),
      add(top, [side * 0.13 * size * wide, 0.005]),
      mix(add(top, [side * 0.15 * size * wide, 0.11 * size * tall]), base, 0.1),
    ]
    return makePiece('collar', `wing${indexOf(side)}`, [outline], {
      order: 3.2,
      left: side < 0 ? [outline[1], outline[2]] : [outline[0], outline[2]],
      right: side < 0 ? [outline[0], outline[2]] : [outline[1], outline[2]],
      fullness: 0.3,
      colour: 'contrast',
      edges: [{ at: 'rim', path: [outline[0], outline[2], outline[1]] }],
    })
  })
  return [...stand, ...wings]
}
