import type { Matrix } from '../document/matrix.ts'

/** A place on a sheet, in pixels. */
export type Place = readonly [x: number, y: number]

/** The map that does `second` after `first`. */
export function after(second: Matrix, first: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = second
  const [j, k, l, m, n, o, p, q, r] = first
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ]
}

/** The map that takes everything back; nothing where a map presses the sheet to a line. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix | null {
  const [first, second, third] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const size = a * first + b * second + c * third
  if (!(Math.abs(size) > 1e-12)) return null
  const by = 1 / size
  return [
    first * by,
    (c * h - b * i) * by,
    (b * f - c * e) * by,
    second * by,
    (a * i - c * g) * by,
    (c * d - a * f) * by,
    third * by,
    (b * g - a * h) * by,
    (a * e - b * d) * by,
  ]
}

/** Where a map takes a place; nothing where that lies at the horizon or behind it. */
export function carried([a, b, c, d, e, f, g, h, i]: Matrix, [x, y]: Place): Place | null {
  const depth = g * x + h * y + i
  return depth > 1e-9 ? [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth] : null
}

/** Moves by so many pixels. */
export const moving = (x: number, y: number): Matrix => [1, 0, x, 0, 1, y, 0, 0, 1]

/** Makes larger or smaller from the corner of the sheet. */
export const scaling = (x: number, y: number): Matrix => [x, 0, 0, 0, y, 0, 0, 0, 1]

/** A map done about a place instead of the corner of the sheet. */
export const about = ([x, y]: Place, map: Matrix): Matrix => after(moving(x, y), after(map, moving(-x, -y)))
