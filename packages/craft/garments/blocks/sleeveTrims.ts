import { quadratic } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { Piece } from '../piece.ts'
import { detailed, seam, topstitch } from '../marks.ts'

type Arm = 0 | 1
type More = Partial<Pick<Piece, 'lines' | 'folds' | 'fittings'>>

/** Sleeves among pieces with more sewn onto each. */
export const trimmedSleeves = (pieces: readonly Piece[], more: (arm: Arm) => More): Piece[] =>
  pieces.map((piece) => (piece.role === 'sleeve' ? detailed(piece, more(piece.name.endsWith('1') ? 1 : 0)) : piece))

/** A row of small buttons at a tailored cuff. */
export const cuffButtons = (figure: Figure, arm: Arm, count = 3): More => ({
  fittings: Array.from({ length: count }, (_, k) => ({
    at: figure.arms[arm].edge(1.82 + k * 0.045, figure.view === 'front' ? 0.62 : 0.5),
    radius: 0.014,
    kind: 'button' as const,
  })),
})

/** A strap around the wrist with its buckle, as on a trench coat or a parka. */
export function cuffStrap(figure: Figure, arm: Arm, ease: number, at = 1.76): More {
  const limb = figure.arms[arm]
  const ring = (t: number) => {
    const middle = limb.at(t + 0.03).centre
    return quadratic(limb.edge(t, 1, ease), middle, limb.edge(t, -1, ease * 0.75), 8)
  }
  return {
    lines: [seam(ring(at), 1.4, [0, 0]), seam(ring(at + 0.065), 1.4, [0, 0])],
    fittings: [{ at: limb.edge(at + 0.045, 0.35), radius: 0.028, kind: 'buckle' }],
  }
}

/** Quilted rows over the elbow, as on a motorcycle jacket. */
export const elbowRows = (figure: Figure, arm: Arm, ease: number): More => ({
  lines: [0.9, 0.95, 1, 1.05, 1.1].map((t) =>
    topstitch([figure.arms[arm].edge(t, 0.1), figure.arms[arm].edge(t + 0.01, 0.95, ease)], 0.9),
  ),
})
