import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { lerp, type Path } from '@toile/geometry'

/** A piece of the base layer: its outline, and the fine lines of seams and bindings on it, in heads. */
export interface ClosePiece {
  outline: Path
  seams: readonly Path[]
}

/** The body's contour between two levels, a hair's breadth outside it. */
export const flank = ({ trunk }: Figure, from: number, to: number, side: Side): Path =>
  Array.from({ length: 9 }, (_, i) => trunk(side, lerp(from, to, i / 8), 0.004))
