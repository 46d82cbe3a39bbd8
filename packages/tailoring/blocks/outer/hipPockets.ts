import type { Point } from '@toile/geometry'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { InnerLine, Piece } from '../../pattern/pattern.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Round } from '../drafting/round.ts'

/** The pockets below the waist of a jacket: a flap over a slit, a pocket sewn on, a welt, or none. */
export const hipPocketKinds = ['flap', 'patch', 'welt', 'none'] as const

/** A pocket below the waist of a jacket. */
export type HipPocket = (typeof hipPocketKinds)[number]

/** How tall each kind is beside its width. */
const tall = { flap: 0.36, patch: 1.15, welt: 0.16 } as const

const names = { flap: 'Pocket flap', patch: 'Patch pocket', welt: 'Pocket welt' } as const

/** A pocket around the middle of its upper edge in millimetres, its lower corners rounded. */
function shape(kind: Exclude<HipPocket, 'none'>, [x, y]: Point, width: number): Round {
  const [left, right, low] = [x - width / 2, x + width / 2, y - width * tall[kind]]
  const round = kind === 'welt' ? 1 : width * 0.12
  const turned = { end: 'finished', allowance: 10 } as const
  return {
    from: [left, y],
    steps: [
      { id: 'left', to: [left, low + round], ...turned },
      {
        id: 'lowerLeft',
        to: [left + round, low],
        handles: [
          [left, low + round * 0.45],
          [left + round * 0.45, low],
        ],
        ...turned,
      },
      { id: 'lower', to: [right - round, low], ...turned },
      {
        id: 'lowerRight',
        to: [right, low + round],
        handles: [
          [right - round * 0.45, low],
          [right, low + round * 0.45],
        ],
        ...turned,
      },
      { id: 'right', to: [right, y], ...turned },
      { id: 'top', to: [left, y], ...(kind === 'patch' ? { end: 'hem' as const, allowance: 30 } : turned) },
    ],
  }
}

/** A front of a pair with the line on which its pocket is set, and the pieces of the pocket; the place is that on the half worn on the left. */
export function withHipPocket(front: Piece, kind: HipPocket, at: Point, width: number): Piece[] {
  if (kind === 'none') return [front]
  const placed = pieceOfRound(shape(kind, flipped(at), width), {
    id: 'hipPocket',
    name: names[kind],
    pair: true,
    layers: kind === 'patch' ? 1 : 2,
    place: { round: 'trunk', turn: -40, behind: true },
  })
  const line: InnerLine = {
    id: 'hipPocket',
    kind: 'placement',
    path: [...placed.corners, ...placed.corners.slice(0, 1)],
  }
  return [{ ...front, lines: [...front.lines, line] }, placed]
}
