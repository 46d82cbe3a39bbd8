import { add, crossing, distance, mix, type Path, type Point, scale, sure } from '@toile/geometry'
import { outlineOf } from './outlineOf.ts'
import type { Piece } from './pattern.ts'

/** The longest that a grain line reaches from its middle, and the share of the way to the sewing line. */
const longest = 200
const share = 0.75

/** The grain of a piece as a line in millimetres, from its foot to its head, that stays within the sewing line. */
export function grainLine(piece: Piece): readonly [foot: Point, head: Point] {
  const { at, degrees } = piece.grain
  const turn = (degrees * Math.PI) / 180
  const outline = outlineOf(piece)
  const end = (way: number) => {
    const along: Point = [way * Math.cos(turn), way * Math.sin(turn)]
    return add(at, scale(along, share * reach(outline, at, add(at, scale(along, longest / share)))))
  }
  return [end(-1), end(1)]
}

/** How far one gets from one place to another, in millimetres, before an outline is in the way. */
export const reach = (outline: Path, from: Point, to: Point): number =>
  outline.reduce(
    (least, point, i) => {
      const next = sure(outline[(i + 1) % outline.length])
      // A little beyond both ends, so that no way slips through a corner.
      const met = crossing(from, to, mix(point, next, -0.001), mix(point, next, 1.001))
      return met ? Math.min(least, distance(from, met)) : least
    },
    distance(from, to),
  )
