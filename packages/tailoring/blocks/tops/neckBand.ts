import type { Piece } from '../../pattern/pattern.ts'
import { edgeLength } from '../../pattern/edgePath.ts'
import { edges, type Join } from '../drafting/joined.ts'
import { ribOf } from '../drafting/ribOf.ts'

/** The rib round the neck of a front and a back, joined behind, and how it is sewn on. */
export function neckBand(trunk: readonly Piece[], height: number, stretch: number): { piece: Piece; joins: Join[] } {
  const neck = trunk.reduce((sum, piece) => sum + edgeLength(piece, 'neckLeft') + edgeLength(piece, 'neckRight'), 0)
  return {
    piece: ribOf({
      id: 'neckRib',
      name: 'Neck rib',
      length: neck * stretch,
      height,
      place: { round: 'neck', turn: 180 },
    }),
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
