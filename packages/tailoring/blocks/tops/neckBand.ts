import type { Piece } from '../../pattern/pattern.ts'
import { edgeLength } from '../../pattern/edgePath.ts'
import { edges, type Join } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Round } from '../drafting/round.ts'

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

/** A rib folded lengthwise, as long as a share of the edges that it is sewn to; millimetres. */
const ribOf = (id: string, name: string, length: number, height: number, place: Piece['place']): Piece =>
  pieceOfRound(bandRun(length, height * 2), {
    id,
    name,
    place,
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

/** The rib round the neck of a front and a back, joined behind, and how it is sewn on. */
export function neckBand(trunk: readonly Piece[], height: number, stretch: number): { piece: Piece; joins: Join[] } {
  const neck = trunk.reduce((sum, piece) => sum + edgeLength(piece, 'neckLeft') + edgeLength(piece, 'neckRight'), 0)
  return {
    piece: ribOf('neckRib', 'Neck rib', neck * stretch, height, { round: 'neck', turn: 180 }),
    joins: [
      {
        first: edges('neckRib.sewn'),
        second: edges('back.neckRight', 'front.neckRight', 'front.neckLeft', 'back.neckLeft'),
        eased: true,
        marks: [
          [0.3, 'single'],
          [0.7, 'single'],
        ],
      },
      { first: edges('neckRib.end'), second: edges('neckRib.start') },
    ],
  }
}
