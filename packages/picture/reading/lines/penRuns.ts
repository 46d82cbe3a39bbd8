import type { Path } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import { judged } from './judged.ts'
import { neighbourTraits } from './neighbourTraits.ts'
import type { PenLines } from './penLines.ts'
import { penTable, penTableAmong } from './penTable.ts'
import { piecesIn } from './piecesIn.ts'
import { joinedPieces, leastRun } from './piecesOf.ts'

/** How sure it is that a pen drew what is kept, -1..1: a line too many is worse than one too few. */
const sure = 0.2

/** The lines that a pen drew in a picture: what the edges of prints, grain and light left is told from them by what was learned from drawn pictures. */
export function penRuns(pixels: Pixels): { pen: PenLines; runs: Path[] } {
  const { pen, pieces, traits } = piecesIn(pixels)
  const first = judged(penTable, traits)
  const among = neighbourTraits(pieces, first, pixels)
  const last = judged(
    penTableAmong,
    traits.map((own, k) => [...own, ...(among[k] ?? [])]),
  )
  return { pen, runs: joinedPieces(pieces, (k) => (last[k] ?? 0) > sure).filter(({ length }) => length >= leastRun) }
}
