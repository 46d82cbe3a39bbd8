import type { Applied } from '@toile/craft/applied/applied.ts'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Pose } from '../cloth/pose.ts'
import type { Dressed } from './dressed.ts'
import { pieceAt } from './pieceAt.ts'
import { lieOn, rideOn, settledOn } from './rideOn.ts'
import { type OnWhom, runsOnto } from './runsOnto.ts'

/** Something applied, and the name of the piece on which it lies; of a traced sketch nothing. */
export interface AppliedOn {
  piece: string
  one: Applied
  /** How each of its copies rides on the cloth, where it is stiff: on every piece alike. */
  poses?: readonly Pose[]
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
  return one.kind === 'notion' ? elementOn(one, home, dressed.pieces, figure) : [{ piece: home.name, one }]
}

function elementOn(one: NotionOn, home: Piece, pieces: readonly Piece[], figure: OnWhom): AppliedOn[] {
  if (lieOn(one) === 'painted') return [{ piece: home.name, one }]
  const runs = runsOnto(one, home, pieces, figure)
  const sewn = pieces.filter(({ name }) => runs.some(({ piece }) => piece === name))
  const on = { home, sewn, pieces, figure }
  const ride = rideOn(one, on)
  if (ride) return [home, ...ride.under].map(({ name }) => ({ piece: name, one, poses: ride.poses }))
  const at = lieOn(one) === 'motif' && !one.copies ? settledOn(one, on) : null
  const lying: NotionOn = at ? { ...one, at: { ...one.at, u: at[0], v: at[1], from: 'top' } } : one
  return [{ piece: home.name, one: lying }, ...(at ? runsOnto(lying, home, pieces, figure) : runs)]
}
