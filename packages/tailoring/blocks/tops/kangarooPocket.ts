import type { Point } from '@toile/geometry'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'

/** The outline of half a pocket from the middle of its lower edge, in millimetres: straight below, slanted where the hand goes in. */
const half = (bottom: number, size: number): Point[] => [
  [0, bottom],
  [148 * size, bottom],
  [148 * size, bottom + 62 * size],
  [96 * size, bottom + 196 * size],
  [0, bottom + 196 * size],
]

/** The pieces of a top with a pocket over the front that both hands reach into, its lower edge at a level in millimetres; where the front opens it is a pair. */
export function withKangaroo(pieces: readonly Piece[], bottom: number, size: number): Piece[] {
  const path = half(bottom, size)
  const mirrored = path.map(flipped)
  const [middle, low, hand, top, centre] = mirrored
  if (!middle || !low || !hand || !top || !centre) return [...pieces]
  const outline = [...path, ...mirrored.toReversed()]
  const pair = pieces.some(({ id, cut }) => id === 'front' && cut.pair)
  const sewn = { end: 'finished', allowance: 10 } as const
  const pocket = pieceOfRound(
    pair
      ? {
          from: low,
          steps: [
            { id: 'below', to: middle, ...sewn },
            { id: 'middle', to: centre, ...sewn },
            { id: 'top', to: top, ...sewn },
            { id: 'hand', to: hand, end: 'hem', allowance: 20 },
            { id: 'side', to: low, ...sewn },
          ],
        }
      : {
          from: low,
          steps: [
            { id: 'below', to: flipped(low), ...sewn },
            { id: 'sideLeft', to: flipped(hand), ...sewn },
            { id: 'handLeft', to: flipped(top), end: 'hem', allowance: 20 },
            { id: 'top', to: top, ...sewn },
            { id: 'handRight', to: hand, end: 'hem', allowance: 20 },
            { id: 'sideRight', to: low, ...sewn },
          ],
        },
    { id: 'kangarooPocket', name: 'Kangaroo pocket', place: { round: 'trunk', turn: 0 }, pair },
  )
  return [
    ...pieces.map((piece) =>
      piece.id === 'front'
        ? {
            ...piece,
            lines: [...piece.lines, { id: 'pocket', kind: 'placement' as const, path: pair ? mirrored : outline }],
          }
        : piece,
    ),
    pocket,
  ]
}
