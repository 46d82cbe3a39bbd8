import type { Piece, Place } from '../../pattern/pattern.ts'
import { pieceOfRound } from './pieceOfRound.ts'
import type { Round } from './round.ts'

/** A rectangle in millimetres as a band is cut: its lower edge is sewn, its ends meet, its upper edge is caught when it is folded. */
const bandRun = (width: number, height: number): Round => ({
  from: [0, 0],
  steps: [
    { id: 'sewn', to: [width, 0], end: 'seam' },
    { id: 'end', to: [width, height], end: 'seam' },
    { id: 'caught', to: [0, height], end: 'finished' },
    { id: 'start', to: [0, 0], end: 'seam' },
  ],
})

/** What a rib is cut to: its length round, its finished height, and whether there is one on either side; millimetres. */
interface Rib {
  id: string
  name: string
  length: number
  height: number
  place: Place
  pair?: boolean
}

/** A rib folded lengthwise: it is sewn on by its edge `sewn` and joined to a ring by its ends. */
export const ribOf = ({ length, height, ...labels }: Rib): Piece =>
  pieceOfRound(bandRun(length, height * 2), {
    ...labels,
    of: 'rib',
    lines: [
      {
        id: 'fold',
        kind: 'fold',
        path: [
          [0, height],
          [length, height],
        ],
      },
    ],
  })
