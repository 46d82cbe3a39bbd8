import { describe, expect, it } from 'vitest'
import { type Blend, blends } from '../document/blends.ts'
import { side, type Tile, tileBytes } from '../tiles/tile.ts'
import { blenders } from './index.ts'

/** The formulas of W3C compositing, on shares from 0 to 1. */
const hard = (b: number, s: number) => (s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s))
const soften = (b: number) => (b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b))
const mixes: Readonly<Record<Blend, (b: number, s: number) => number>> = {
  normal: (_, s) => s,
  multiply: (b, s) => b * s,
  screen: (b, s) => b + s - b * s,
  overlay: (b, s) => hard(s, b),
  darken: Math.min,
  lighten: Math.max,
  colorDodge: (b, s) => (b === 0 ? 0 : s === 1 ? 1 : Math.min(1, b / (1 - s))),
  colorBurn: (b, s) => (b === 1 ? 1 : s === 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
  hardLight: hard,
  softLight: (b, s) => (s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (soften(b) - b)),
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
}

const steps = Array.from({ length: 86 }, (_, i) => i * 3)
const whole = { x0: 0, y0: 0, x1: side, y1: side }

/** A ground and a source whose pixels are all pairs of steps, with an alpha each. */
function pairs(backed: number, alpha: number): { ground: Tile; source: Tile; count: number } {
  const [ground, source]: Tile[] = [new Uint8ClampedArray(tileBytes), new Uint8ClampedArray(tileBytes)]
  let count = 0
  for (const below of steps)
    for (const above of steps) {
      ground?.set([below, above, 255 - below, backed], count * 4)
      source?.set([above, below, above, alpha], count * 4)
      count++
    }
  return { ground: ground ?? new Uint8ClampedArray(), source: source ?? new Uint8ClampedArray(), count }
}

/** How far a blender is from the formula, in 255ths, over all pairs; colours count by how much of them shows. */
function worst(blend: Blend, backed: number, alpha: number, opacity: number, shown?: number, atop = false): number {
  const { ground, source, count } = pairs(backed, alpha)
  const before = ground.slice()
  const mask: Tile | undefined = shown === undefined ? undefined : new Uint8ClampedArray(tileBytes).fill(shown)
  blenders[blend](ground, source, whole, opacity, mask, atop)
  let far = 0
  const over = (alpha / 255) * opacity * ((shown ?? 255) / 255)
  const under = backed / 255
  const out = atop ? under : over + under * (1 - over)
  for (let i = 0; i < count; i++) {
    far = Math.max(far, Math.abs((ground[i * 4 + 3] ?? 0) - out * 255))
    if (out === 0) continue
    for (let c = 0; c < 3; c++) {
      const [b, s] = [(before[i * 4 + c] ?? 0) / 255, (source[i * 4 + c] ?? 0) / 255]
      const mixed = mixes[blend](b, s)
      const laid = atop ? b + (mixed - b) * over : b + (s + (mixed - s) * under - b) * (over / out)
      far = Math.max(far, Math.abs((ground[i * 4 + c] ?? 0) - laid * 255))
    }
  }
  return far
}

describe.each(blends)('the blend mode %s', (blend) => {
  it('[S3.23] lies on an opaque ground as the formula of W3C says, within 1/255', () => {
    for (const alpha of [255, 200, 128, 31, 1]) expect(worst(blend, 255, alpha, 1)).toBeLessThanOrEqual(1)
    expect(worst(blend, 255, 255, 0.5)).toBeLessThanOrEqual(1)
    expect(worst(blend, 255, 200, 0.3)).toBeLessThanOrEqual(1)
  })

  it('[S3.23] lies on a ground that lets through as the formula says, within 1/255', () => {
    for (const backed of [0, 60, 128, 254])
      for (const alpha of [255, 90]) expect(worst(blend, backed, alpha, 0.8)).toBeLessThanOrEqual(1)
  })

  it('[S3.23] through a mask weighs less, and atop keeps the alpha of the ground', () => {
    for (const shown of [0, 100, 255]) expect(worst(blend, 255, 220, 1, shown)).toBeLessThanOrEqual(1.5)
    for (const backed of [0, 60, 255]) expect(worst(blend, backed, 220, 0.9, undefined, true)).toBeLessThanOrEqual(1)
  })

  it('[S3.23] leaves what is outside the patch, and what the source does not paint', () => {
    const { ground, source } = pairs(255, 255)
    const before = ground.slice()
    blenders[blend](ground, source, { x0: 10, y0: 10, x1: 20, y1: 12 }, 1)
    const inside = (i: number) => (i >> 2) % side >= 10 && (i >> 2) % side < 20 && i >> 10 >= 10 && i >> 10 < 12
    expect(before.every((value, i) => inside(i) || ground[i] === value)).toBe(true)
    blenders[blend](ground, new Uint8ClampedArray(tileBytes), whole, 1)
    expect(before.every((value, i) => inside(i) || ground[i] === value)).toBe(true)
  })
})
