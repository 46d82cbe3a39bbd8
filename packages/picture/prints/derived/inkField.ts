import { latticeOf, type Repeat } from '@toile/craft/prints/repeat.ts'

/** A picture in flat inks: for each pixel the number of its ink, row by row. */
export interface InkField {
  width: number
  height: number
  index: Uint8Array
}

/** How a field goes on past its sides: it comes in again at the other one, or turns back. */
export interface Joins {
  across: 'wrap' | 'mirror'
  down: 'wrap' | 'mirror'
}

/** How a tile goes on under a repeat that neither drops nor steps. */
export function joinsUnder(repeat: Repeat): Joins {
  const { turnAcross, turnDown } = latticeOf(repeat)
  return { across: turnAcross ? 'mirror' : 'wrap', down: turnDown ? 'mirror' : 'wrap' }
}

/** The pixel within a side that stands for one at or past its ends. */
export function within(at: number, side: number, join: Joins['across']): number {
  const round = ((at % (2 * side)) + 2 * side) % (2 * side)
  if (join === 'wrap') return round % side
  return round < side ? round : 2 * side - 1 - round
}
