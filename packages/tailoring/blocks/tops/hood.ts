import type { Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened } from '../drafting/round.ts'
import { runLength } from '../drafting/sewn.ts'
import { endOf } from './collar.ts'
import type { Part, Shell } from './part.ts'

/** How many pieces a hood has: two sides, or two sides and a strip over the head between them. */
export type HoodKind = 'three' | 'two'

const place = { round: 'head', turn: -90 } as const

/** A hood along the neck of a shell, from the middle of the back to the middle of the front: as high and as deep as a head and so much larger. */
export function hoodOn(body: Measures, shell: Shell, kind: HoodKind, size: number): Part {
  const strip = kind === 'three' ? 38 * (body.head / 560) : 0
  const along = runLength(shell.pieces, shell.neck) - strip
  const high = body.head * 0.64 * size
  const deep = body.head * 0.44 * size - strip * 0.6
  const { end, handles } = endOf(along, -along * 0.16, -0.3)
  const face: Point = [Math.max(end[0] + 4, deep), high - 8]
  const top: Point = [-Math.max(18, deep * 0.14), high * 0.56]
  const side = pieceOfRound(
    {
      from: [0, 0],
      steps: [
        { id: 'neck', to: end, handles, end: 'seam', allowance: 7 },
        {
          id: 'face',
          to: face,
          handles: [
            [end[0] + 8, end[1] + high * 0.34],
            [face[0] + 4, high * 0.7],
          ],
          end: 'hem',
          allowance: 30,
        },
        {
          id: 'crown',
          to: top,
          handles: [
            [face[0] * 0.5, high + 14],
            [top[0] - 2, high * 0.97],
          ],
          end: 'seam',
        },
        {
          id: 'nape',
          to: [0, 0],
          handles: [
            [top[0] + 2, high * 0.28],
            [-8, high * 0.1],
          ],
          end: 'seam',
        },
      ],
    },
    { id: 'hood', name: 'Hood side', place, pair: true },
  )
  const onNeck = (first: ReturnType<typeof edges>) => bothSides({ first, second: shell.neck })
  if (!strip)
    return {
      pieces: [side],
      joins: [
        ...onNeck(edges('hood.neck')),
        { first: edges('hood.crown'), second: edges('hood.crown*') },
        { first: edges('hood.nape'), second: edges('hood.nape*') },
      ],
    }
  const long = runLength([side], edges('hood.crown', 'hood.nape'))
  const middle = pieceOfRound(
    opened(
      {
        from: [0, 0],
        steps: [
          { id: 'neck', to: [strip, 0], end: 'seam', allowance: 7 },
          { id: 'side', to: [strip + 4, long], end: 'seam' },
          { id: 'face', to: [0, long], end: 'hem', allowance: 30 },
        ],
      },
      'back',
    ),
    { id: 'hoodStrip', name: 'Hood middle', place: { round: 'head', turn: 180 } },
  )
  return {
    pieces: [side, middle],
    joins: [
      ...onNeck(edges('hoodStrip.neckRight', 'hood.neck')),
      ...bothSides({
        first: edges('hood.crown', 'hood.nape'),
        second: edges('hoodStrip.sideRight'),
        marks: [
          [0.3, 'single'],
          [0.65, 'single'],
        ],
      }),
    ],
  }
}
