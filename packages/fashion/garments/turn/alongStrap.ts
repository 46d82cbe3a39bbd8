import { add, clamp, distance, mix, type Path, type Point } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import type { Carry } from './openCarry.ts'

/** How far ahead and back on a strap its way is looked up, in heads. */
const step = 0.02

/** Carries a strap by its middle: it keeps its width where cloth is stretched round a side. */
export function alongStrap({ left, right }: Pick<Piece, 'left' | 'right'>, round: Carry): Carry {
  const middle = left.map((point, i) => mix(point, right[i], 0.5))
  return (point) => {
    const { centre, way, along, across } = onStrap(middle, point)
    const { at, seen } = round(centre)
    const carried = wayFrom(round(add(centre, scaled(way, -step))).at, round(add(centre, scaled(way, step))).at)
    return { at: add(at, add(scaled(carried, along), scaled(normalOf(carried), across))), seen }
  }
}

const scaled = ([x, y]: Point, by: number): Point => [x * by, y * by]
const normalOf = ([x, y]: Point): Point => [-y, x]
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1]

function wayFrom(a: Point, b: Point): Point {
  const length = distance(a, b) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** The place on a strap's middle that is nearest, and how far beyond its ends and to its side a point lies from there. */
function onStrap(middle: Path, point: Point) {
  const places = middle.slice(1).map((b, i) => {
    const a = middle[i]
    const way = wayFrom(a, b)
    const length = distance(a, b)
    const centre = add(a, scaled(way, clamp(dot([point[0] - a[0], point[1] - a[1]], way), 0, length)))
    return { centre, way, off: distance(centre, point) }
  })
  const { centre, way } = places.reduce((best, place) => (place.off < best.off ? place : best))
  const from: Point = [point[0] - centre[0], point[1] - centre[1]]
  return { centre, way, along: dot(from, way), across: dot(from, normalOf(way)) }
}
