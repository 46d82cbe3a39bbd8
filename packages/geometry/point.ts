/** A place or a direction in the plane; x to the right, y down, in the unit its owner states (heads for figures and garments, pixels for pictures, millimetres for cloth). */
export type Point = readonly [x: number, y: number]

/** An open run of points, or a closed outline whose last point joins its first. */
export type Path = readonly Point[]

/** The number a share `t` of the way from `a` to `b`. */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

/** `value` kept between `least` and `most`. */
export const clamp = (value: number, least = 0, most = 1) => Math.max(least, Math.min(most, value))

/** 0 before `from`, 1 after `to`, an S-curve between. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** The point a share `t` of the way from `a` to `b`. */
export const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

/** Sum of two points. */
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

/** `a` minus `b`. */
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

/** A point scaled from the origin. */
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by]

/** Distance between two points. */
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The same direction with length 1; the zero vector stays zero. */
export function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1]) || 1
  return [a[0] / length, a[1] / length]
}

/** A quarter turn: the direction to the right of travel in a y-down plane. */
export const normal = (a: Point): Point => [-a[1], a[0]]

/** A point turned by `angle` radians about `centre`. */
export function rotate(p: Point, angle: number, centre: Point = [0, 0]): Point {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const x = p[0] - centre[0]
  const y = p[1] - centre[1]
  return [centre[0] + c * x - s * y, centre[1] + s * x + c * y]
}
