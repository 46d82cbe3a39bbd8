import { smooth } from '@toile/geometry'
import { floor } from '../trueColor.ts'

/** What lies on one place of a plane, and the colour that came of it. */
export interface Paint {
  /** First and second shade, the light plane, and light from behind along the shaded side, 0..1. */
  first: number
  second: number
  light: number
  rim: number
  /** Brightness of the paint, and how far the cloth's own surface departs from it. */
  tone: number
  weave: number
  r: number
  g: number
  b: number
}

/** Bare paint. */
export const openPaint = (): Paint => ({
  first: 0.5,
  second: 0.5,
  light: 0.5,
  rim: 0.5,
  tone: 0.5,
  weave: 0.5,
  r: 0.5,
  g: 0.5,
  b: 0.5,
})

/** Lays shades and lights over the asked colour at `j`: shade is richer, not greyer, blue-lilac on white cloth; `veil` is a laid light that takes a share `own` of the colour. */
export function paintOver(p: Paint, rgba: Uint8ClampedArray, j: number, veil: number, own: number): void {
  const r0 = rgba[j]
  const g0 = rgba[j + 1]
  const b0 = rgba[j + 2]
  const { first, second } = p
  const value = (r0 * 0.3 + g0 * 0.6 + b0 * 0.1) / 255
  const pale = value > 0.55 ? smooth(0.55, 0.95, value) : 0
  const dark = value < 0.24 ? 1 - smooth(0.06, 0.24, value) : 0
  let k = p.tone * (1 + p.weave * (0.85 + 0.4 * first) * (1 - 0.35 * pale))
  let r = r0
  let g = g0
  let b = b0
  if (first > 0.002) {
    k *= 1 - (0.28 - 0.08 * pale) * first - (0.2 - 0.08 * pale + 0.04 * dark) * second
    const shade = Math.min(1, first * 0.7 + second * 0.4)
    const most = Math.max(r0, g0, b0)
    // Shade takes the blue of the sky, its far side the warmth that the ground throws back.
    const deep = 1 - pale - 0.5 * dark
    const bounce = 32 * p.rim * first * (1 - 0.8 * dark)
    // A pale tint keeps its own hue in shade.
    const lilac = pale ? pale * (1 - smooth(0.05, 0.2, (most - Math.min(r0, g0, b0)) / (most + 1))) : 0
    const rich = (0.2 + 0.7 * (pale - lilac)) * shade
    r = (r0 - (most - r0) * rich) * (1 - (0.03 + 0.03 * deep) * shade) + bounce
    g = (g0 - (most - g0) * rich) * (1 - (0.05 - 0.02 * lilac) * shade) + 0.1 * bounce
    b = (b0 - (most - b0) * rich) * (1 + (0.05 + 0.04 * lilac + 0.07 * deep) * shade) - 0.3 * bounce
  }
  r *= k
  g *= k
  b *= k
  if (dark) {
    const lack = Math.max(0, floor - (r * 0.3 + g * 0.6 + b * 0.1))
    r += lack
    g += lack
    b += lack * 1.15
  }
  const lit = p.rim * dark > p.light ? p.rim * dark : p.light
  if (lit > 0.002) {
    // Light is warm, on dark cloth a cool bloom.
    const bloom = lit * (0.17 - 0.04 * pale + 0.15 * dark)
    r += (255 - 95 * dark - r) * bloom
    g += (250 - 85 * dark - g) * bloom
    b += (238 - 58 * dark - b) * bloom
  }
  if (veil > 0.002) {
    r += (255 - (255 - r0) * own - r) * veil
    g += (251 - (251 - g0) * own - g) * veil
    b += (240 - (240 - b0) * own - b) * veil
  }
  rgba[j] = p.r = r
  rgba[j + 1] = p.g = g
  rgba[j + 2] = p.b = b
}
