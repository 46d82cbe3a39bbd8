import type { Point } from '@toile/geometry'
import type { InnerLine, Piece } from '../../pattern/pattern.ts'
import { flipped } from '../../pattern/mirroredPiece.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'

/** The pockets of a chest: one on the left, a pair, or a pair with flaps. */
export type ChestPockets = 'none' | 'one' | 'two' | 'flaps'

/** Where a pocket lies on the half of a front that is worn on the left: the middle of its upper edge and its width, in millimetres. */
interface PocketAt {
  at: Point
  width: number
}

const turned = { end: 'finished', allowance: 10 } as const

/** The outline of a pocket round the middle of its upper edge, from the left upper corner. */
const shape = ([x, y]: Point, width: number): Point[] => [
  [x - width / 2, y],
  [x - width / 2, y - width * 1.02],
  [x, y - width * 1.2],
  [x + width / 2, y - width * 1.02],
  [x + width / 2, y],
]

const flapShape = ([x, y]: Point, width: number): Point[] => [
  [x - width / 2, y],
  [x - width / 2, y - width * 0.36],
  [x, y - width * 0.5],
  [x + width / 2, y - width * 0.36],
  [x + width / 2, y],
]

/** A front with the lines on which its pockets are sewn; a pair bears them on both sides. */
export function pocketed(front: Piece, kind: ChestPockets, { at, width }: PocketAt): Piece {
  if (kind === 'none') return front
  const line = (id: string, path: readonly Point[]): InnerLine => ({ id, kind: 'placement', path })
  const pocket = line('pocket', shape(at, width))
  const flap = line('flap', [...flapShape([at[0], at[1] + 16], width + 4), [at[0] - width / 2 - 2, at[1] + 16]])
  const own = kind === 'flaps' ? [pocket, flap] : [pocket]
  const right = own.map((each) => ({ ...each, id: `${each.id}Right`, path: each.path.map(flipped) }))
  const lines = front.cut.pair ? right : kind === 'one' ? own : [...own, ...right]
  return { ...front, lines: [...front.lines, ...lines] }
}

/** Patch pockets with a hemmed upper edge, and their flaps. */
export function chestPockets(kind: ChestPockets, { at, width }: PocketAt): Piece[] {
  if (kind === 'none') return []
  const place = { round: 'trunk', turn: kind === 'one' ? 20 : -20 } as const
  const [upperLeft, left, tip, right, upperRight] = shape(kind === 'one' ? at : flipped(at), width)
  if (!upperLeft || !left || !tip || !right || !upperRight) return []
  const patch = pieceOfRound(
    {
      from: upperLeft,
      steps: [
        { id: 'left', to: left, ...turned },
        { id: 'lowerLeft', to: tip, ...turned },
        { id: 'lowerRight', to: right, ...turned },
        { id: 'right', to: upperRight, ...turned },
        { id: 'top', to: upperLeft, end: 'hem', allowance: 28 },
      ],
    },
    { id: 'pocket', name: 'Chest pocket', place, pair: kind !== 'one' },
  )
  if (kind !== 'flaps') return [patch]
  const [a, b, c, d, e] = flapShape(flipped([at[0], at[1] + 16]), width + 4)
  if (!a || !b || !c || !d || !e) return [patch]
  const edge = { end: 'finished', allowance: 7 } as const
  const flap = pieceOfRound(
    {
      from: a,
      steps: [
        { id: 'left', to: b, ...edge },
        { id: 'lowerLeft', to: c, ...edge },
        { id: 'lowerRight', to: d, ...edge },
        { id: 'right', to: e, ...edge },
        { id: 'top', to: a, ...turned },
      ],
    },
    { id: 'pocketFlap', name: 'Pocket flap', place, pair: true, layers: 2, drills: [[c[0], c[1] + width * 0.14]] },
  )
  return [patch, flap]
}
