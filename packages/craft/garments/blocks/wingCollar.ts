import { add, mix, type Path } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { draftStandCollar } from './standCollar.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** A stand of evening dress whose two front corners are turned down. */
export function draftWingCollar(figure: Figure, size: number): Piece[] {
  const stand = draftStandCollar(figure, { height: 0.13 * size, ease: 0.025 })
  if (figure.view === 'back') return stand
  const { wide, tall } = proportionOf(figure)
  const top = figure.levels.neck - 0.05 * size * tall
  const wings = sides.map((side): Piece => {
    const root = figure.across(side * 0.018 * wide, top)
    const outline: Path = [
      root,
      add(root, [side * 0.12 * size * wide, -0.035]),
      mix(add(root, [side * 0.15 * size * wide, 0.13 * size * tall]), root, 0.05),
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
