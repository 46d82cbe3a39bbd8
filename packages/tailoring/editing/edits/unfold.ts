import { type Point, rotate, subtract, sure, unit } from '@toile/geometry'
import type { Edge, EdgeOf, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { nameForm } from '../forms.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Cuts a pair as one piece, or a half as the whole: the piece is mirrored in a straight edge, whose seam is no more. */
export const unfold = defineEdit({
  kind: 'unfold',
  name: 'Unfold',
  says: 'Cut a pair that is sewn along a straight edge as one piece, or a half with a fold as the whole; the mirrored edges are named after their own with ~m.',
  takes: { piece: nameForm, edge: nameForm },
  apply(pattern, { piece: id, edge }) {
    const piece = pieceNamed(pattern, id)
    const at = edgeNamed(piece, edge)
    const own = sure(piece.edges[at])
    if (own.handles || onAxis(piece, at) > 2) throw new CannotEdit({ kind: 'notStraight', piece: id, edge })
    if (!isMiddle(pattern, piece, own)) throw new CannotEdit({ kind: 'notPaired', piece: id, edge })
    return unfoldedSeams(withPiece(pattern, whole(piece, at)), piece, edge)
  },
})

/** Whether an edge lies on the fold of a half, or is sewn to its own mirror image and nothing else. */
const isMiddle = ({ stitches }: Pattern, piece: Piece, { id, end }: Edge): boolean =>
  piece.cut.pair
    ? stitches.some(({ first, second }) => {
        const both = [...first, ...second]
        return both.length === 2 && both.every((one) => one.piece === piece.id && one.edge === id)
      })
    : end === 'fold'

/** How many corners of a piece lie on the line that an edge runs along: two, unless the middle goes on beside it as an opening does. */
function onAxis({ corners }: Piece, at: number): number {
  const from = sure(corners[at])
  const [x, y] = unit(subtract(sure(corners[(at + 1) % corners.length]), from))
  const off = (corner: Point) => Math.abs((corner[0] - from[0]) * y - (corner[1] - from[1]) * x)
  return corners.filter((corner) => off(corner) < 0.5).length
}

const twin = (id: string) => `${id}~m`

/** A piece and its mirror image in one of its edges, as one piece. */
function whole(piece: Piece, at: number): Piece {
  const count = piece.corners.length
  const [from, to] = [sure(piece.corners[at]), sure(piece.corners[(at + 1) % count])]
  const [across, up] = subtract(to, from)
  const turn = Math.atan2(up, across)
  const image = (point: Point): Point => {
    const [x, y] = rotate(point, -turn, from)
    return rotate([x, 2 * from[1] - y], turn, from)
  }
  const order = Array.from({ length: count - 1 }, (_, i) => (at + 1 + i) % count)
  const mirrored = order.toReversed().map((i): { from: Point; edge: Edge } => {
    const { handles, ...edge } = sure(piece.edges[i])
    const end = image(sure(piece.corners[(i + 1) % count]))
    const back = handles && ([image(handles[1]), image(handles[0])] as const)
    return { from: end, edge: { ...edge, id: twin(edge.id), ...(back && { handles: back }) } }
  })
  const left = ({ edge }: { edge: string }) => edge !== sure(piece.edges[at]).id
  const notches = piece.notches.filter(left)
  return {
    ...piece,
    corners: [...order.map((i) => sure(piece.corners[i])), ...mirrored.map((one) => one.from)],
    edges: [...order.map((i) => sure(piece.edges[i])), ...mirrored.map((one) => one.edge)],
    notches: [...notches, ...notches.map((one) => ({ ...one, edge: twin(one.edge), at: 1 - one.at }))],
    drills: [...piece.drills, ...piece.drills.map(image)],
    lines: [...piece.lines, ...piece.lines.map((line) => ({ ...line, id: twin(line.id), path: line.path.map(image) }))],
    cut: { ...piece.cut, pair: false, count: piece.cut.pair ? piece.cut.count / 2 : piece.cut.count },
  }
}

/** The seams of a pattern whose piece is whole: what was sewn to its mirrored one is sewn to its other half. */
function unfoldedSeams(pattern: Pattern, { id }: Piece, edge: string): Pattern {
  const renamed = (one: EdgeOf): EdgeOf =>
    one.piece === id && one.mirrored ? { piece: id, edge: twin(one.edge) } : one
  const isMiddleSeam = ({ first, second }: Stitch) =>
    [...first, ...second].every((one) => one.piece === id && one.edge === edge)
  return {
    ...pattern,
    stitches: pattern.stitches
      .filter((stitch) => !isMiddleSeam(stitch))
      .map((stitch) => ({ ...stitch, first: stitch.first.map(renamed), second: stitch.second.map(renamed) })),
  }
}
