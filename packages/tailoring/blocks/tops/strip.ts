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
  /** Whether its ends stay apart, as in front of an opening. */
  open?: boolean
  /** It lies in one layer that is as high as two: a collar that rolls over, or a frill with a hem. */
  flat?: 'rolled' | 'frill' | undefined
}

/** A band that is folded lengthwise: one long edge is sewn, its ends meet, the other long edge is caught when it is folded. */
function strip({ length, height, sewn, at = [0, 0], mitre = 0, allowance = 7, open, flat, ...cut }: StripOf): Piece {
  const [left, right] = [at[0] - length / 2, at[0] + length / 2]
  const way = sewn === 'below' ? 1 : -1
  const [fold, far] = [at[1] + way * height, at[1] + way * height * 2]
  const [low, high] = [Math.min(at[1], far), Math.max(at[1], far)]
  const seam = { end: 'seam', allowance } as const
  const caught = flat === 'frill' ? ({ end: 'hem', allowance: 8 } as const) : ({ end: 'finished', allowance } as const)
  const bare = { end: 'finished', allowance } as const
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
      : [{ id, to: [x, to] as Point, ...(open ? bare : seam) }]
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
    { ...cut, lines: flat === 'frill' ? [] : [line], grain: cut.of === 'rib' ? 90 : 0 },
  )
}

/** Marks of a band in eighths, which fall between the seams that it is sewn over. */
const eighths = [0.125, 0.375, 0.625, 0.875].map((at) => [at, 'single'] as const)

/** A band that is sewn along a run, as long as a share of it, and joined to a ring unless it is open; the run is walked clockwise from where it starts. */
export function bandOn(
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
  const joins: Join[] = [{ first: edges(`${cut.id}.sewn`), second: run, eased: true, marks: eighths }, ...ends]
  if (cut.open) return { pieces: [piece], joins: joins.slice(0, 1) }
  return { pieces: [piece], joins: cut.pair ? joins.flatMap(bothSides) : joins }
}
