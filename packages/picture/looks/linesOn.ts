import { appliedOn } from './appliedOn.ts'
import type { Dressed } from './dressed.ts'
import type { LaidInLines, LinedPiece } from './laidLine.ts'
import { laidLines } from './laidLines.ts'
import type { OnWhom } from './runsOnto.ts'
import type { Sources } from './sources.ts'

/** What of a garment lies on a piece in lines, once the piece's chart is known. */
export type LinesOn = (piece: string) => readonly ((on: LinedPiece) => LaidInLines | null)[]

/** Opens what is applied to a garment on the side that is looked at, to be drawn in lines. */
export function openLines(dressed: Dressed, figure: OnWhom, sources: Pick<Sources, 'stamp'>): LinesOn {
  const shown = appliedOn(dressed, figure)
  return (name) =>
    shown
      .filter(({ piece }) => piece === name)
      .map(
        ({ one }) =>
          (on: LinedPiece) =>
            laidLines(one, on, sources),
      )
}
