import { sure } from '@toile/geometry'
import type { EdgeOf, Pattern } from '../../pattern/pattern.ts'
import { edgeNamed, pieceNamed } from '../shape/pieceNamed.ts'

/** An end of a run of edges: the corner of a piece as it is drawn, and the edge that reaches it there with its start or with its end. */
export interface RunEnd {
  piece: string
  corner: number
  edge: number
  side: 'from' | 'to'
}

/** Both ends of a run in the order it is walked; an edge of a mirrored piece is walked from the end it is drawn to. */
export function runEnds(pattern: Pattern, run: readonly EdgeOf[]): readonly [start: RunEnd, end: RunEnd] {
  return [endOf(pattern, sure(run[0]), false), endOf(pattern, sure(run.at(-1)), true)]
}

function endOf(pattern: Pattern, { piece: id, edge: name, mirrored }: EdgeOf, last: boolean): RunEnd {
  const piece = pieceNamed(pattern, id)
  const edge = edgeNamed(piece, name)
  const to = last !== (mirrored ?? false)
  return { piece: id, edge, corner: (edge + (to ? 1 : 0)) % piece.corners.length, side: to ? 'to' : 'from' }
}

/** The name of an edge as it is worn. */
export const keyOfEdge = ({ piece, edge }: EdgeOf): string => `${piece} ${edge}`

/** The name of a corner of a piece: the edge that starts at it. */
export const keyOfCorner = (pattern: Pattern, { piece: id, corner }: Pick<RunEnd, 'piece' | 'corner'>): string =>
  `${id} ${sure(pieceNamed(pattern, id).edges[corner]).id}`
