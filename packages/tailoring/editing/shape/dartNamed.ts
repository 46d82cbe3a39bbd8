import { type Point, sure } from '@toile/geometry'
import type { Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { edgeNamed } from './pieceNamed.ts'

/** A dart of a piece: the places of the corners before it, at its tip and behind it, which are those of the edges that start there. */
export interface Dart {
  before: number
  tip: number
  after: number
  points: readonly [before: Point, tip: Point, after: Point]
}

/** Whether a stitch closes two edges of a piece onto each other, and nothing else. */
const closes = ({ first, second }: Stitch, piece: string, legs: readonly string[]) => {
  const both = [...first, ...second]
  return (
    both.length === 2 &&
    both.every((one) => one.piece === piece && legs.includes(one.edge)) &&
    both[0]?.edge !== both[1]?.edge
  )
}

/** The dart of a piece that an edge is a leg of; an edge that is none cannot be edited as one. */
export function dartNamed({ stitches }: Pattern, piece: Piece, leg: string): Dart {
  const count = piece.edges.length
  const at = edgeNamed(piece, leg)
  for (const before of [at, (at + count - 1) % count]) {
    const [tip, after] = [(before + 1) % count, (before + 2) % count]
    const legs = [sure(piece.edges[before]).id, sure(piece.edges[tip]).id]
    if (!stitches.some((stitch) => closes(stitch, piece.id, legs))) continue
    const [a, t, b] = [before, tip, after].map((corner) => sure(piece.corners[corner]))
    return { before, tip, after, points: [sure(a), sure(t), sure(b)] }
  }
  throw new CannotEdit({ kind: 'noDart', piece: piece.id, edge: leg })
}
