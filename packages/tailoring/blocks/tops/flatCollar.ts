import type { Point } from '@toile/geometry'
import { arcStep } from '../drafting/arcStep.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened } from '../drafting/round.ts'
import { runLength } from '../drafting/sewn.ts'
import { fused } from './fused.ts'
import type { Part, Shell } from './part.ts'

const turned = { end: 'finished', allowance: 6 } as const

/** How far half a flat collar runs round, in radians: a little less than the neck does, so that its outer edge lies close. */
const around = 2.45

/** A collar that lies flat round the neck with rounded fronts, to the middle of the front; its depth in millimetres. */
export function flatCollar(shell: Shell, deep: number): Part {
  const neck = shell.neck.filter(({ edge }) => edge !== 'neckLap')
  const radius = runLength(shell.pieces, neck) / around
  const center: Point = [0, -radius]
  const [behind, half, front] = [Math.PI / 2, Math.PI / 2 - around / 2, Math.PI / 2 - around]
  const far = radius + deep
  const within = front + deep / far
  const inner = arcStep(center, radius, half, front)
  const corner = arcStep(center, far, within + 0.1, front).to
  const piece = pieceOfRound(
    opened(
      {
        from: [0, 0],
        steps: [
          { id: 'sewnBack', ...arcStep(center, radius, behind, half), end: 'seam', allowance: 7 },
          { id: 'sewnFront', ...inner, end: 'seam', allowance: 7 },
          {
            id: 'front',
            to: arcStep(center, far, front, within).to,
            handles: [[(inner.to[0] + corner[0] * 2) / 3, (inner.to[1] + corner[1] * 2) / 3], corner],
            ...turned,
          },
          { id: 'outerFront', ...arcStep(center, far, within, half), ...turned },
          { id: 'outerBack', ...arcStep(center, far, half, behind), ...turned },
        ],
      },
      'back',
    ),
    { id: 'collar', name: 'Flat collar', place: { round: 'neck', turn: 180 }, layers: 2, grain: 90 },
  )
  return {
    pieces: [piece, fused(piece)],
    joins: bothSides({ first: edges('collar.sewnBackRight', 'collar.sewnFrontRight'), second: neck }),
  }
}
