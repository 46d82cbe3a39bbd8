import { add, type Path, type Point, subtract } from '@toile/geometry'
import { outlineOf } from '../../pattern/outlineOf.ts'
import { type Reference, referenceOf, type Sized } from './gradeRules.ts'

/** A size of a piece as it lies on the others: its sewing line in millimetres, and by which way it was moved there. */
export interface Nested {
  size: string
  outline: Path
  way: Point
}

/** One piece in all sizes, laid on each other at a reference of the first of them; sizes that lack the piece are left out. */
export function nestOf(sizes: readonly Sized[], id: string, reference: Reference = 'origin'): Nested[] {
  const pieces = sizes.flatMap(({ size, pattern }) =>
    pattern.pieces.filter((piece) => piece.id === id).map((piece) => ({ size, piece })),
  )
  const [first] = pieces
  if (!first) return []
  const at = referenceOf(first.piece, reference)
  return pieces.map(({ size, piece }) => {
    const way = subtract(at, referenceOf(piece, reference))
    return { size, outline: outlineOf(piece).map((point) => add(point, way)), way }
  })
}
