import { type Point, rotate, subtract, sure, unit } from '@toile/geometry'
import type { Edge, EdgeOf, Pattern, Piece } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { nameForm } from '../forms.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Cuts a pair as one piece, or a half as the whole: the piece is mirrored in a straight edge, whose seam or opening is no more. */
export const unfold = defineEdit({
  kind: 'unfold',
  name: 'Unfold',
  says: 'Cut a pair as one piece that is mirrored in a straight edge, or a half with a fold as the whole; openings along the same line are no more, and the mirrored edges are named after their own with ~m.',
  takes: { piece: nameForm, edge: nameForm },
  apply(pattern, { piece: id, edge }) {
    const piece = pieceNamed(pattern, id)
    const middle = middleOf(piece, edgeNamed(piece, edge))
    const names = middle.map((one) => one.id)
    const fits = middle.every(({ id: name, end }) =>
      end === 'seam' ? isOwnSeam(pattern, id, name, names) : end !== 'hem',
    )
    const half = piece.cut.pair || middle.some(({ end }) => end === 'fold')
    if (!fits || !half) throw new CannotEdit({ kind: 'notPaired', piece: id, edge })
    return unfoldedSeams(withPiece(pattern, whole(piece, names)), id, names)
  },
})

/** The edges that lie on one line with an edge, one after the other; an edge that is curved is no middle. */
function middleOf({ id, corners, edges }: Piece, at: number): Edge[] {
  const count = corners.length
  const from = sure(corners[at])
  const [x, y] = unit(subtract(sure(corners[(at + 1) % count]), from))
  const isOn = (i: number) => {
    const corner = sure(corners[(i + count) % count])
    return Math.abs((corner[0] - from[0]) * y - (corner[1] - from[1]) * x) < 0.5
  }
  const along = edges.filter((edge, i) => !edge.handles && isOn(i) && isOn(i + 1))
  const alone = corners.filter((_, i) => isOn(i)).length === along.length + 1
  if (!along.includes(sure(edges[at])) || !alone)
    throw new CannotEdit({ kind: 'notStraight', piece: id, edge: sure(edges[at]).id })
  return along
}

/** Whether an edge is sewn to its own mirror image, alone or with others of the middle. */
const isOwnSeam = ({ stitches }: Pattern, piece: string, edge: string, middle: readonly string[]): boolean =>
  stitches.some(({ first, second }) => {
    const sides = [...first, ...second]
    const isMiddle = sides.every((one) => one.piece === piece && middle.includes(one.edge))
    return isMiddle && sides.some((one) => one.edge === edge)
  })

const twin = (id: string) => `${id}~m`

/** A piece and its mirror image in some of its edges that lie on a line, as one piece without these. */
function whole(piece: Piece, middle: readonly string[]): Piece {
  const count = piece.corners.length
  const kept = piece.edges.flatMap(({ id }, i) => (middle.includes(id) ? [] : [i]))
  // The round begins behind the middle, wherever the list of edges does.
  const start = kept.findIndex((at, i) => (at - sure(kept.at(i - 1)) + count) % count !== 1)
  const order = [...kept.slice(start), ...kept.slice(0, start)]
  const cornerAt = (i: number): Point => sure(piece.corners[i % count])
  const [from, to] = [cornerAt(sure(order.at(-1)) + 1), cornerAt(sure(order[0]))]
  const [across, up] = subtract(to, from)
  const turn = Math.atan2(up, across)
  const image = (point: Point): Point => {
    const [x, y] = rotate(point, -turn, from)
    return rotate([x, 2 * from[1] - y], turn, from)
  }
  const mirrored = order.toReversed().map((i): Edge => {
    const { handles, ...edge } = sure(piece.edges[i])
    return { ...edge, id: twin(edge.id), ...(handles && { handles: [image(handles[1]), image(handles[0])] }) }
  })
  const notches = piece.notches.filter(({ edge }) => !middle.includes(edge))
  const { count: cut, pair } = piece.cut
  return {
    ...piece,
    corners: [...order.map(cornerAt), ...order.toReversed().map((i) => image(cornerAt(i + 1)))],
    edges: [...order.map((i) => sure(piece.edges[i])), ...mirrored],
    notches: [...notches, ...notches.map((one) => ({ ...one, edge: twin(one.edge), at: 1 - one.at }))],
    drills: [...piece.drills, ...piece.drills.map(image)],
    lines: [...piece.lines, ...piece.lines.map((line) => ({ ...line, id: twin(line.id), path: line.path.map(image) }))],
    cut: { ...piece.cut, pair: false, count: pair ? Math.max(1, cut / 2) : cut },
  }
}

/** The seams of a pattern whose piece is whole: what was sewn to its mirrored one is sewn to its other half, and its middle no longer to itself. */
function unfoldedSeams(pattern: Pattern, piece: string, middle: readonly string[]): Pattern {
  const isMiddle = (one: EdgeOf) => one.piece === piece && middle.includes(one.edge)
  const unfolded = (run: readonly EdgeOf[]): EdgeOf[] =>
    run
      .filter((one) => !isMiddle(one))
      .map((one) => (one.piece === piece && one.mirrored ? { piece, edge: twin(one.edge) } : one))
  return {
    ...pattern,
    stitches: pattern.stitches
      .map((stitch) => ({ ...stitch, first: unfolded(stitch.first), second: unfolded(stitch.second) }))
      .filter(({ first, second }) => first.length > 0 && second.length > 0),
  }
}
