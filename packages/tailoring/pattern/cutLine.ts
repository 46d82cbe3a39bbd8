import { add, distance, normal, type Path, type Point, scale, subtract, sure, unit } from '@toile/geometry'
import { edgePath } from './edgePath.ts'
import { outerOutline } from './outerOutline.ts'
import type { EdgeEnd, Piece } from './pattern.ts'

/** A straight stretch of the sewing line, its direction, and what is cut beyond it. */
interface Stretch {
  from: Point
  length: number
  along: Point
  allowance: number
  end: EdgeEnd
}

/** How far a corner may reach beyond the sewing line, in allowances; a sharper one is cut off. */
const mitreLimit = 2.5
/** The cosine of the turn up to which two stretches count as one line. */
const straight = 0.985

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]
const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0]
/** Away from the piece, which lies to the left of travel. */
const outward = (along: Point): Point => scale(normal(along), -1)

/**
 * The line that a piece is cut along, in millimetres, counter-clockwise: the sewing line with the allowance of each edge beyond it.
 * Corners are mitred up to a limit, a hem's corners lie on the sides once the hem is turned up, and where an allowance would run into another the cut goes round both.
 */
export function cutLine(piece: Piece): Path {
  const stretches = stretchesOf(piece)
  const ring = stretches.flatMap((after, i) => joint(sure(stretches.at(i - 1)), after))
  return outerOutline(ring)
}

const stretchesOf = (piece: Piece): Stretch[] =>
  piece.edges.flatMap(({ id, allowance, end }) => {
    const path = edgePath(piece, id)
    return path.slice(1).flatMap((to, i): Stretch[] => {
      const from = sure(path[i])
      const length = distance(from, to)
      return length > 1e-6 ? [{ from, length, along: unit(subtract(to, from)), allowance, end }] : []
    })
  })

/** The cut between two stretches that follow each other. */
function joint(before: Stretch, after: Stretch): Path {
  const ahead = dot(before.along, after.along)
  const even = before.allowance === after.allowance
  const [first, second] = [beside(before, after.from), beside(after, after.from)]
  if (cross(before.along, after.along) < 0) {
    // The way through the corner keeps what both allowances cover to the left of travel, so that the outer outline is their union.
    const reach = before.allowance * Math.sqrt((1 - ahead) / Math.max(1e-9, 1 + ahead))
    const within = even && reach < Math.min(before.length, after.length) / 2
    return within ? [meet(first, before.along, second, after.along)] : [first, after.from, second]
  }
  if (ahead > straight) return even ? [meet(first, before.along, second, after.along)] : [first, second]
  return hemCorner(before, after) ?? mitre(before, after)
}

const beside = ({ along, allowance }: Stretch, at: Point): Point => add(at, scale(outward(along), allowance))

/** Where two straight lines meet; two that run alike meet where the first one is. */
function meet(a: Point, along: Point, b: Point, other: Point): Point {
  const turn = cross(along, other)
  return Math.abs(turn) < 1e-9 ? a : add(a, scale(along, cross(subtract(b, a), other) / turn))
}

/** An outer corner, cut off square to its middle where it would reach too far; where the wider of two allowances ends before the narrower one meets it, the cut steps from one to the other. */
function mitre(before: Stretch, after: Stretch): Path {
  const at = after.from
  const [first, second] = [beside(before, at), beside(after, at)]
  const tip = meet(first, before.along, second, after.along)
  if (dot(subtract(tip, first), before.along) < 0 || dot(subtract(second, tip), after.along) < 0) return [first, second]
  const limit = mitreLimit * Math.max(before.allowance, after.allowance)
  if (distance(at, tip) <= limit + 1e-6) return [tip]
  const middle = unit(subtract(tip, at))
  const cutOff = (from: Point, along: Point) =>
    add(from, scale(along, (limit - dot(subtract(from, at), middle)) / dot(along, middle)))
  return [cutOff(first, before.along), cutOff(second, after.along)]
}

/** The corner of a hem and a side: beyond the hem line the cut mirrors what lies above it, so that it meets the side when it is turned up. */
function hemCorner(before: Stretch, after: Stretch): Path | null {
  if ((before.end === 'hem') === (after.end === 'hem') || Math.abs(cross(before.along, after.along)) < 0.5) return null
  const at = after.from
  const [hem, side] = before.end === 'hem' ? [before, after] : [after, before]
  const fold = meet(beside(side, at), side.along, at, hem.along)
  const out = outward(hem.along)
  const slant = dot(side.along, hem.along) / dot(side.along, out)
  const edge = add(fold, scale(subtract(out, scale(hem.along, slant)), hem.allowance))
  return hem === before ? [edge, fold] : [fold, edge]
}
