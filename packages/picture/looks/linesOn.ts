import type { AppliedOn } from './appliedOn.ts'
import type { LaidInLines, LinedPiece } from './laidLine.ts'
import { laidLines } from './laidLines.ts'
import type { Sources } from './sources.ts'

/** What of a garment lies on a piece in lines, once the piece's chart is known. */
export type LinesOn = (piece: string) => readonly ((on: LinedPiece) => LaidInLines | null)[]

/** Opens what is applied to a garment, to be drawn in lines. */
export const openLines =
  (shown: readonly AppliedOn[], sources: Pick<Sources, 'stamp'>): LinesOn =>
  (name) =>
    shown
      .filter(({ piece }) => piece === name)
      .map(
        ({ one }) =>
          (on: LinedPiece) =>
            laidLines(one, on, sources),
      )
