import type { EdgeOf, Piece } from '../../pattern/pattern.ts'
import { type Join, twin } from '../drafting/joined.ts'

/** Pieces of a garment and how they are joined, before they bear the marks of their joins; millimetres. */
export interface Part {
  pieces: readonly Piece[]
  joins: readonly Join[]
}

/** Front and back of a top with the runs that others are sewn to, each on the right of the wearer and clockwise round its piece: the neck from the middle of the back to that of the front, the hem from the front to the back, the armhole from the underarm in front to the shoulder and down behind. */
export interface Shell extends Part {
  neck: readonly EdgeOf[]
  hem: readonly EdgeOf[]
  /** Hems of sleeves that are one with the shell, from the underarm round the arm. */
  sleeveHem: readonly EdgeOf[]
  arm: { front: readonly EdgeOf[]; back: readonly EdgeOf[] } | null
}

/** The same run on the left of the wearer, walked in the same sense, so from its end to its start. */
export const onLeft = (run: readonly EdgeOf[]): EdgeOf[] => run.map(twin).toReversed()

/** An edge on the right of the wearer, of a piece of a pair or of a whole one. */
export const onRight = ({ id, cut }: Piece, edge: string): EdgeOf => ({
  piece: id,
  edge: cut.pair ? edge : `${edge}Right`,
})

/** Parts laid together. */
export const together = (...parts: readonly Part[]): Part => ({
  pieces: parts.flatMap(({ pieces }) => pieces),
  joins: parts.flatMap(({ joins }) => joins),
})
