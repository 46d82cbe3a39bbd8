import type { Gradient } from '@toile/craft/colors/fill.ts'
import { hashed } from '../stroke/hashed.ts'
import { packed } from '../stroke/packed.ts'
import type { Rgba } from '../tiles/channelsAt.ts'

/** A gradient between two places of the sheet: along the line between them, or around the first as far as the second. */
export interface CanvasGradient {
  readonly kind: 'linear' | 'radial'
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** In order of their places, 0 to 1. */
  readonly stops: Gradient['stops']
}

/** The color of a gradient at a share of its way. */
function colorAt(stops: Gradient['stops'], t: number): Rgba {
  const after = stops.find(({ at }) => at >= t) ?? stops.at(-1)
  const before = stops.findLast(({ at }) => at <= t) ?? stops[0]
  if (!before || !after) return [0, 0, 0, 0]
  const k = after.at > before.at ? (t - before.at) / (after.at - before.at) : 0
  const alpha = before.opacity + (after.opacity - before.opacity) * k
  // What is not seen lends no color: a stop that fades out keeps its neighbor's.
  const own = alpha > 0 ? (after.opacity * k) / alpha : k
  const mix = (a: number, b: number) => a + (b - a) * own
  return [
    mix(before.color.r, after.color.r),
    mix(before.color.g, after.color.g),
    mix(before.color.b, after.color.b),
    alpha * 255,
  ]
}

/** Steps of the table that a gradient is read from. */
const fine = 4095

/** The paint of a gradient, for `Ink.paint`; broken by less than a step of 255 so that it shows no bands. */
export function gradientPaint({ kind, from, to, stops }: CanvasGradient): (x: number, y: number) => number {
  const table = Array.from({ length: fine + 1 }, (_, i) => colorAt(stops, i / fine))
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const square = dx * dx + dy * dy
  const shareAt = (x: number, y: number) => {
    if (square === 0) return 1
    if (kind === 'linear') return (x * dx + y * dy) / square
    return Math.sqrt((x * x + y * y) / square)
  }
  return (px, py) => {
    const t = shareAt(px + 0.5 - from[0], py + 0.5 - from[1])
    const [r, g, b, a] = table[Math.round(Math.max(0, Math.min(1, t)) * fine)] ?? [0, 0, 0, 0]
    const broken = hashed(px, py, 17)
    const level = (value: number) => Math.min(255, Math.floor(value + broken))
    return packed(level(r), level(g), level(b), level(a))
  }
}
