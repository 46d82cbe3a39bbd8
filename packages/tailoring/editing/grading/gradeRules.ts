import { type Point, subtract, sure } from '@toile/geometry'
import type { Pattern, Piece } from '../../pattern/pattern.ts'

/** A pattern in one size. */
export interface Sized {
  size: string
  pattern: Pattern
}

/** How a corner of a piece moves from the base size to each other one, in millimetres; the corner is named by the edge that starts at it. */
export interface GradeRule {
  piece: string
  corner: string
  ways: readonly { size: string; way: Point }[]
}

/** What the sizes of a piece are laid on each other by: the corner at which an edge starts, the place of the grain, or their own origin. */
export type Reference = { corner: string } | 'grain' | 'origin'

/** The place of a reference in a piece; its origin where it has no such corner. */
export function referenceOf(piece: Piece, reference: Reference): Point {
  if (reference === 'grain') return piece.grain.at
  const at = reference === 'origin' ? -1 : piece.edges.findIndex(({ id }) => id === reference.corner)
  return at < 0 ? [0, 0] : sure(piece.corners[at])
}

/**
 * The grade rules of a pattern: for every corner of the base size its way to the same corner in each size, told from a reference.
 * What an edit changed by hand is in them, as it is made in every size; a size whose piece has no such corner is left out.
 */
export const gradeRules = (base: Pattern, sizes: readonly Sized[], reference: Reference = 'origin'): GradeRule[] =>
  base.pieces.flatMap((piece) =>
    piece.edges.map((edge, i): GradeRule => {
      const from = subtract(sure(piece.corners[i]), referenceOf(piece, reference))
      return {
        piece: piece.id,
        corner: edge.id,
        ways: sizes.flatMap(({ size, pattern }) => {
          const other = pattern.pieces.find(({ id }) => id === piece.id)
          const at = other?.edges.findIndex(({ id }) => id === edge.id) ?? -1
          if (!other || at < 0) return []
          return [{ size, way: subtract(subtract(sure(other.corners[at]), referenceOf(other, reference)), from) }]
        }),
      }
    }),
  )
