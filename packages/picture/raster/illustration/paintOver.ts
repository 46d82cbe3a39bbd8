import { smooth } from '@toile/geometry'

/** What lies on one place of a plane, and the colour that comes of it. */
export interface Paint {
  /** First and second shade, and the light plane, 0..1. */
  first: number
  second: number
  light: number
  /** Brightness of the cloth's own surface. */
  tone: number
  /** Brightness of the asked colour, 0..1, and how far it is black. */
  value: number
  dark: number
  r: number
  g: number
  b: number
}

/** Darkest paint: black cloth keeps its form above it (OKLab L .20). */
const floor = 22

/** Lays shades and lights over an asked colour: shade is richer, not greyer, blue-lilac on pale cloth; `veil` is a laid light that takes a share `own` of the colour. */
export function paintOver(p: Paint, r0: number, g0: number, b0: number, veil: number, own: number): void {
  const pale = smooth(0.55, 0.95, p.value)
  const { dark } = p
  const k = p.tone * (1 - (0.26 - 0.07 * pale) * p.first - (0.2 - 0.08 * pale + 0.04 * dark) * p.second)
  const shade = Math.min(1, p.first * 0.7 + p.second * 0.4)
  const most = Math.max(r0, g0, b0)
  // White goes blue-lilac in shade; a pale tint keeps its own hue.
  const neutral = 1 - smooth(0.05, 0.2, (most - Math.min(r0, g0, b0)) / (most + 1))
  const rich = (0.2 + 0.35 * pale * (1 - neutral)) * shade
  const lilac = pale * neutral
  let r = (r0 - (most - r0) * rich) * k * (1 - 0.03 * shade)
  let g = (g0 - (most - g0) * rich) * k * (1 - (0.05 - 0.02 * lilac) * shade)
  let b = (b0 - (most - b0) * rich) * k * (1 + (0.05 + 0.04 * lilac) * shade)
  const lack = floor - (r * 0.3 + g * 0.6 + b * 0.1)
  if (lack > 0) {
    r += lack
    g += lack
    b += lack * 1.15
  }
  // Light is warm, on dark cloth a cool bloom.
  const bloom = p.light * (0.14 - 0.03 * pale + 0.12 * dark)
  r += (255 - 95 * dark - r) * bloom
  g += (250 - 85 * dark - g) * bloom
  b += (238 - 58 * dark - b) * bloom
  p.r = r + (255 - (255 - r0) * own - r) * veil
  p.g = g + (251 - (251 - g0) * own - g) * veil
  p.b = b + (240 - (240 - b0) * own - b) * veil
}
