import { add, clamp, distance, mix, type Path, type Point } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import type { Carry } from './carry.ts'

/** How far ahead and back on a strap its way is looked up, in heads. */
const step = 0.02

/** A strap longer than this carries a bag, whose weight pulls it straight by so much. */
const taut = { from: 1.1, by: 0.6 } as const

/** Carries a strap by its middle: it keeps its width where cloth is stretched round a side, and is taut where a bag hangs on it. */
export function alongStrap({ left, right }: Pick<Piece, 'left' | 'right'>, lain: Carry): Carry {
  const middle = left.map((point, i) => mix(point, right[i], 0.5))
  const round = pulled(middle, lain)
  return (point) => {
    const { centre, way, along, across } = onStrap(middle, point)
    const { at, seen } = round(centre)
    const carried = wayFrom(round(add(centre, scaled(way, -step))).at, round(add(centre, scaled(way, step))).at)
    return { at: add(at, add(scaled(carried, along), scaled(normalOf(carried), across))), seen }
  }
}

/** A long strap leaves the hollows of what it lies on and comes nearer to the straight way between its ends. */
function pulled(middle: Path, round: Carry): Carry {
  const [from, to] = [middle[0], middle[middle.length - 1]]
  const length = distance(from, to)
  if (length < taut.from) return round
  const [start, end] = [round(from).at, round(to).at]
  const way = wayFrom(from, to)
  return (point) => {
    const { at, seen } = round(point)
    const share = dot([point[0] - from[0], point[1] - from[1]], way) / length
    const off = Math.sin(Math.PI * clamp(share)) ** 0.5
    return { at: mix(at, mix(start, end, share), taut.by * off), seen }
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
