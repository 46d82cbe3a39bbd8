import type { Point } from '@toile/geometry'
import type { EdgeOf, InnerLine, Piece } from '../../pattern/pattern.ts'
import { bothSides, edges, type Join } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { runLength } from '../drafting/sewn.ts'
import type { Part } from './part.ts'

/** A band in millimetres: its length along the seam, its height when worn, and which of its long edges is sewn. */
interface StripOf {
  id: string
  name: string
  length: number
  height: number
  sewn: 'below' | 'above'
  of?: Piece['cut']['of']
  pair?: boolean
  place: Piece['place']
  /** Where the middle of its sewn edge lies. */
  at?: Point
  allowance?: number
  /** How far each end leans in towards the fold, for a mitre. */
  mitre?: number
}

/** A band that is folded lengthwise: one long edge is sewn, its ends meet, the other long edge is caught when it is folded. */
export function strip({ length, height, sewn, at = [0, 0], mitre = 0, allowance = 7, ...cut }: StripOf): Piece {
  const [left, right] = [at[0] - length / 2, at[0] + length / 2]
  const way = sewn === 'below' ? 1 : -1
  const [fold, far] = [at[1] + way * height, at[1] + way * height * 2]
  const [low, high] = [Math.min(at[1], far), Math.max(at[1], far)]
  const seam = { end: 'seam', allowance } as const
  const caught = { end: 'finished', allowance } as const
  const [below, above] = [
    { id: sewn === 'below' ? 'sewn' : 'caught', to: [right, low] as Point, ...(sewn === 'below' ? seam : caught) },
    { id: sewn === 'below' ? 'caught' : 'sewn', to: [left, high] as Point, ...(sewn === 'below' ? caught : seam) },
  ]
  const ends = (id: string, x: number, to: number) =>
    mitre
      ? [
          { id: `${id}Low`, to: [x + (id === 'end' ? -mitre : mitre), fold] as Point, ...seam },
          { id: `${id}High`, to: [x, to] as Point, ...seam },
        ]
      : [{ id, to: [x, to] as Point, ...seam }]
  const line: InnerLine = {
    id: 'fold',
    kind: 'fold',
    path: [
      [left + mitre, fold],
      [right - mitre, fold],
    ],
  }
  return pieceOfRound(
    { from: [left, low], steps: [below, ...ends('end', right, high), above, ...ends('start', left, low)] },
    { ...cut, lines: [line], grain: cut.of === 'rib' ? 90 : 0 },
  )
}

/** Marks of a ring in quarters, but for its seam. */
const quarters = [
  [0.25, 'single'],
  [0.5, 'single'],
  [0.75, 'single'],
] as const

/** A ring that is sewn to a closed run, as long as a share of it; the run is walked clockwise from where the ring is joined. */
export function ringOn(
  pieces: readonly Piece[],
  run: readonly EdgeOf[],
  cut: Omit<StripOf, 'length'>,
  share: number,
): Part {
  const piece = strip({ ...cut, length: runLength(pieces, run) * share })
  const ends = cut.mitre
    ? [
        { first: edges(`${cut.id}.endLow`), second: edges(`${cut.id}.startLow`) },
        { first: edges(`${cut.id}.endHigh`), second: edges(`${cut.id}.startHigh`) },
      ]
    : [{ first: edges(`${cut.id}.end`), second: edges(`${cut.id}.start`) }]
  const joins: Join[] = [{ first: edges(`${cut.id}.sewn`), second: run, eased: true, marks: quarters }, ...ends]
  return { pieces: [piece], joins: cut.pair ? joins.flatMap(bothSides) : joins }
}
