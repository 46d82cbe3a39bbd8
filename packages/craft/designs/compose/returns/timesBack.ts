import type { Design } from '../../design.ts'
import { plainOf } from './offersOf.ts'
import { pieceOf } from './pieceOf.ts'

/** How many plain pieces are a piece of an earlier look again. */
export function timesBack(designs: readonly Design[]): number {
  const pieces = designs.flatMap((design) => plainOf(design).map(({ worn }) => pieceOf(worn)))
  return pieces.length - new Set(pieces).size
}

/** How many should be: three of eight looks. */
export const wantedBack = (looks: number): number => Math.round((3 * looks) / 8)
