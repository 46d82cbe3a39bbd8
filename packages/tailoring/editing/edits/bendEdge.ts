import { add, type Point, scale, subtract, sure, unit } from '@toile/geometry'
import { z } from 'zod'
import type { Piece } from '../../pattern/pattern.ts'
import { bothForm, nameForm, wayForm } from '../forms.ts'
import { partnerOf } from '../sewing/partnerOf.ts'
import { handlesOf } from '../shape/handlesOf.ts'
import { edgeNamed, pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { twinOf } from '../shape/twinOf.ts'
import { defineEdit } from './edit.ts'

type Ways = readonly [first: Point, second: Point]

/** A piece whose edge has its two handles moved by their ways in millimetres. */
function bent(piece: Piece, edge: string, [first, second]: Ways): Piece {
  const at = edgeNamed(piece, edge)
  const [one, two] = handlesOf(piece, at)
  const handles: readonly [Point, Point] = [add(one, first), add(two, second)]
  return { ...piece, edges: piece.edges.map((own, i) => (i === at ? { ...own, handles } : own)) }
}

const flippedWays = ([first, second]: Ways): Ways => [
  [-second[0], second[1]],
  [-first[0], first[1]],
]

/** The direction in which an edge runs from its start to its end. */
function along({ corners }: Piece, at: number): Point {
  return unit(subtract(sure(corners[(at + 1) % corners.length]), sure(corners[at])))
}

/**
 * Ways told from one edge as they are on the edge that is sewn to it: what bends outward on one bends outward on the other.
 * The two run against each other, but alike where one of the pieces is worn mirrored.
 */
function onPartner([first, second]: Ways, from: Point, to: Point, mirrored: boolean): Ways {
  const turned = (way: Point): Point => {
    const [ahead, out] = [way[0] * from[0] + way[1] * from[1], way[0] * from[1] - way[1] * from[0]]
    return add(scale(to, mirrored ? ahead : -ahead), scale([to[1], -to[0]], out))
  }
  return mirrored ? [turned(first), turned(second)] : [turned(second), turned(first)]
}

/** Moves the two handles of an edge's curve by millimetres; a straight edge becomes a curve. */
export const bendEdge = defineEdit({
  kind: 'bendEdge',
  name: 'Bend an edge',
  says: 'Move the first and the second handle of the curve of an edge by x and y millimetres, and with partner the same on the edge that is sewn to it; seams follow.',
  takes: {
    piece: nameForm,
    edge: nameForm,
    first: wayForm,
    second: wayForm,
    both: bothForm,
    partner: z.literal(true).optional(),
  },
  apply(pattern, { piece: id, edge, first, second, both, partner }) {
    const piece = pieceNamed(pattern, id)
    const twin = both ? twinOf(piece, edge) : null
    const ways: Ways = [first, second]
    const own = bent(piece, edge, ways)
    const now = withPiece(pattern, twin ? bent(own, twin, flippedWays(ways)) : own)
    const other = partner ? partnerOf(pattern, id, edge) : null
    if (!other) return now
    const sewn = pieceNamed(now, other.piece)
    const told = onPartner(
      ways,
      along(piece, edgeNamed(piece, edge)),
      along(sewn, edgeNamed(sewn, other.edge)),
      other.mirrored,
    )
    const next = bent(sewn, other.edge, told)
    const far = both ? twinOf(next, other.edge) : null
    return withPiece(now, far ? bent(next, far, flippedWays(told)) : next)
  },
})
