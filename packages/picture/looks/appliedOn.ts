import type { Applied } from '@toile/craft/applied/applied.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Dressed } from './dressed.ts'
import { pieceAt } from './pieceAt.ts'

/** Something applied, and the name of the piece on which it lies; of a traced sketch nothing. */
export interface AppliedOn {
  piece: string
  one: Applied
}

/** Of a figure, what charts of cloth depend on. */
export type OnWhom = Pick<Figure, 'view' | 'millimetresPerHead'>

/** What is applied to a garment on the side that is looked at, in the order of laying: each thing on the piece that its spot names. */
export const appliedOn = (dressed: Dressed, { view }: OnWhom): AppliedOn[] =>
  (dressed.worn.applied ?? [])
    .filter(({ hidden, at }) => !hidden && at.side === view)
    .flatMap((one) => {
      const piece = nameOfPiece(dressed, one.at, view)
      return piece === null ? [] : [{ piece, one }]
    })

function nameOfPiece(dressed: Dressed, spot: Spot, view: Spot['side']): string | null {
  if (dressed.kind === 'traced') return spot.part === 'whole' ? '' : null
  return pieceAt(dressed.pieces, spot, view)?.name ?? null
}
