import type { Applied } from '@toile/craft/applied/applied.ts'
import type { Dressed } from './dressed.ts'
import { pieceAt } from './pieceAt.ts'
import { type OnWhom, runsOnto } from './runsOnto.ts'

/** Something applied, and the name of the piece on which it lies; of a traced sketch nothing. */
export interface AppliedOn {
  piece: string
  one: Applied
}

/** What is applied to a garment on the side that is looked at, in the order of laying: each thing on the piece that its spot names, elements on the pieces sewn to it as well. */
export const appliedOn = (dressed: Dressed, figure: OnWhom): AppliedOn[] =>
  (dressed.worn.applied ?? [])
    .filter(({ hidden, at }) => !hidden && at.side === figure.view)
    .flatMap((one) => lyingOn(dressed, one, figure))

function lyingOn(dressed: Dressed, one: Applied, figure: OnWhom): AppliedOn[] {
  if (dressed.kind === 'traced') return one.at.part === 'whole' ? [{ piece: '', one }] : []
  const home = pieceAt(dressed.pieces, one.at, figure.view)
  if (!home) return []
  const on = { piece: home.name, one }
  return one.kind === 'notion' ? [on, ...runsOnto(one, home, dressed.pieces, figure)] : [on]
}
