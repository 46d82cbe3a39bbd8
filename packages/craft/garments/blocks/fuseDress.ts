import { type Point, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'

/** Joins a bodice (with its finished `top` piece) and a skirt that meet at a waist level into one cloth without a seam, so that a print runs through. */
export function fuseDress(figure: Figure, bodice: Bodice, top: Piece, skirt: Piece, waist: number): Piece {
  const side = (i: 0 | 1): Point[] => {
    const upper = bodice.sides[i].filter(([, y]) => y < waist - 0.12)
    const lower = (i === 0 ? skirt.left : skirt.right).filter(([, y]) => y > waist + 0.16)
    const knots = [...every(upper, 4), ...every(lower, 4)]
    return spline([bodice.sides[i][0], ...knots.slice(1), lower[lower.length - 1]], false, 4)
  }
  const [left, right] = [side(0), side(1)]
  const hem = skirt.contours[2].path
  const neck = bodice.neckEdge.slice().reverse()
  const outline = [
    ...bodice.rims[0],
    ...left,
    ...hem,
    ...right.slice().reverse(),
    ...bodice.rims[1].slice().reverse(),
    ...neck,
  ]
  return makePiece('bodice', 'dress', [outline], {
    left: [[left[0][0], figure.levels.neck], ...left],
    right: [[right[0][0], figure.levels.neck], ...right],
    surface: skirt.surface,
    edges: [...top.edges, ...skirt.edges],
    relief: top.relief,
    folds: [
      ...top.folds,
      ...skirt.folds.map((fold) => ({ ...fold, fades: [Math.max(0.5, fold.fades[0]), fold.fades[1]] as const })),
    ],
    lines: [...top.lines, ...skirt.lines],
    fittings: [...top.fittings, ...skirt.fittings],
  })
}

const every = (path: readonly Point[], step: number) => path.filter((_, i) => i % step === 0)
