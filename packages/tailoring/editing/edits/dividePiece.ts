import { contains, type Path, type Point, sure } from '@toile/geometry'
import { z } from 'zod'
import type { Edge, EdgeOf, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { outlineOf } from '../../pattern/outlineOf.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { nameForm, withinForm } from '../forms.ts'
import { cornersFrom } from '../shape/movedPart.ts'
import { edgeNamed, pieceNamed } from '../shape/pieceNamed.ts'
import { splitEdgeAt } from '../shape/splitEdgeAt.ts'
import { defineEdit } from './edit.ts'

const endForm = z.object({ edge: nameForm, at: withinForm })

/** The allowance of the new seam in millimetres. */
const allowance = 10

/** Cuts a piece in two along a straight line from one edge to another, and sews the two together there: a yoke, a panel. */
export const dividePiece = defineEdit({
  kind: 'dividePiece',
  name: 'Cut in two',
  says: 'Cut a piece in two along a straight line from a place on one edge to a place on another, with a seam between; the part that does not hold the grain is a new piece with a label, named after the former with ~2, and both have the edge cut.',
  takes: { piece: nameForm, from: endForm, to: endForm, label: z.string().trim().min(1).max(60) },
  apply(pattern, { piece: id, from, to, label }) {
    pieceNamed(pattern, id)
    if (from.edge === to.edge) throw new CannotEdit({ kind: 'missesPiece', piece: id, edge: to.edge })
    const first = splitEdgeAt(pattern, id, from.edge, from.at)
    const { pattern: now, names } = splitEdgeAt(first.pattern, id, to.edge, to.at)
    const piece = pieceNamed(now, id)
    const [start, end] = [edgeNamed(piece, first.names[1]), edgeNamed(piece, names[1])]
    const other = freePiece(now, id)
    const cut = freeCut(piece)
    const parts = [partOf(piece, start, end, cut), partOf(piece, end, start, cut)] as const
    const kept = contains(outlineOf(parts[0]), piece.grain.at) ? parts[0] : parts[1]
    const rest: Piece = { ...(kept === parts[0] ? parts[1] : parts[0]), id: other, name: label }
    return sewnAgain(now, kept, rest, cut)
  },
})

/** A name that no piece of a pattern has. */
function freePiece({ pieces }: Pattern, id: string): string {
  const short = id.replace(/~\d+$/, '').slice(0, 50)
  for (let n = 2; ; n++) if (!pieces.some((piece) => piece.id === `${short}~${n}`)) return `${short}~${n}`
}

/** A name for the edges of the cut that no edge of the piece has. */
function freeCut({ edges }: Piece): string {
  for (let n = 1; ; n++) if (!edges.some(({ id }) => id === `cut${n}`)) return `cut${n}`
}

/** The part of a piece from one of its corners to another, counter-clockwise, closed by the cut; what is marked in it goes with it. */
function partOf(piece: Piece, from: number, to: number, cut: string): Piece {
  const order = cornersFrom(piece, from, to)
  const edges: Edge[] = [...order.slice(0, -1).map((i) => sure(piece.edges[i])), { id: cut, allowance, end: 'seam' }]
  const bare: Piece = { ...piece, corners: order.map((i) => sure(piece.corners[i])), edges }
  const outline: Path = outlineOf(bare)
  const holds = (point: Point | undefined) => point !== undefined && contains(outline, point)
  return {
    ...bare,
    notches: piece.notches.filter(({ edge }) => edges.some(({ id }) => id === edge)),
    drills: piece.drills.filter((drill) => holds(drill) || bare.corners.includes(drill)),
    lines: piece.lines.filter(({ path }) => holds(path[0])),
  }
}

/** A pattern with both parts in the place of a piece: what was sewn to an edge is sewn to the part that has it, and both are sewn along the cut. */
function sewnAgain({ pieces, stitches }: Pattern, kept: Piece, rest: Piece, cut: string): Pattern {
  const moved = (one: EdgeOf): EdgeOf =>
    one.piece === kept.id && rest.edges.some(({ id }) => id === one.edge) ? { ...one, piece: rest.id } : one
  const between = (mirrored: boolean): Stitch => {
    const of = (piece: string): EdgeOf => ({ piece, edge: cut, ...(mirrored ? { mirrored } : {}) })
    return { first: [of(kept.id)], second: [of(rest.id)] }
  }
  const marked = (piece: Piece): Piece => ({
    ...piece,
    notches: [...piece.notches, { edge: cut, at: 0.5, kind: 'single' }],
  })
  return {
    pieces: pieces.flatMap((piece) => (piece.id === kept.id ? [marked(kept), marked(rest)] : [piece])),
    stitches: [
      ...stitches.map((stitch) => ({ ...stitch, first: stitch.first.map(moved), second: stitch.second.map(moved) })),
      ...(kept.cut.pair ? [false, true] : [false]).map(between),
    ],
  }
}
