import { type Color, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import { mixColors } from '@toile/craft/colors/mixColors.ts'
import type { PlateOf } from '@toile/craft/moods/plate.ts'
import { openChance, openNoise } from '@toile/geometry'
import { times } from './field.ts'
import type { PaintPlate } from './platePaint.ts'
import { type Body, bodiesOf } from './stillBodies.ts'

type Vector = readonly [number, number, number]

const lampRaw: Vector = [-0.62, 0.74, 0.52]
const lampLength = Math.hypot(...lampRaw)
const lamp: Vector = [lampRaw[0] / lampLength, lampRaw[1] / lampLength, lampRaw[2] / lampLength]
const wallAt = -1.5

/** A still life of simple forms on a curved backdrop, in slanting light with soft shadows: marched along rays through distance fields (requirement S5.14). */
export const paintStill: PaintPlate<PlateOf<'still'>> = ({ still, colors, seed }, { width, height }) => {
  const chance = openChance(seed)
  const tones = [...colors].sort((a, b) => lightnessChromaHue(a).lightness - lightnessChromaHue(b).lightness)
  const backdrop = tones[tones.length - 1]
  const bodies = bodiesOf(still, colors, chance)
  const plaster = openNoise(chance.whole(1, 9_999))
  const rgba = new Uint8ClampedArray(width * height * 4)
  const hits = new Int8Array(width * height)
  const view = 2.05 / Math.min(width, height)
  const ray = (px: number, py: number) => shoot((px - width / 2) * view, (height * 0.6 - py) * view + 0.36)
  const put = (i: number, { r, g, b }: Color) => rgba.set([r, g, b, 255], i * 4)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const { color, hit } = ray(x + 0.5, y + 0.5)
      hits[i] = hit
      put(i, color)
    }
  }
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x
      if (
        hits[i] === hits[i - 1] &&
        hits[i] === hits[i + 1] &&
        hits[i] === hits[i - width] &&
        hits[i] === hits[i + width]
      )
        continue
      const four = [0.25, 0.75].flatMap((p) => [0.25, 0.75].map((q) => ray(x + p, y + q).color))
      put(i, { r: mean(four, 'r'), g: mean(four, 'g'), b: mean(four, 'b') })
    }
  }
  return { width, height, rgba }

  /** The distance to the nearest thing; a thing whose ball is farther than the nearest is not asked. */
  function distance(x: number, y: number, z: number): number {
    let least = room(y, z)
    for (let k = 0; k < bodies.length; k++) {
      const { middle, reach } = bodies[k]
      const off = least + reach
      const dx = x - middle[0]
      const dy = y - middle[1]
      const dz = z - middle[2]
      const square = dx * dx + dy * dy + dz * dz
      if (square >= off * off) continue
      // From afar the way to the ball will do.
      const d = square > (reach + 0.3) ** 2 ? Math.sqrt(square) - reach : bodies[k].distance(x, y, z)
      if (d < least) least = d
    }
    return least
  }

  function nearest(x: number, y: number, z: number): number {
    let best = -1
    let least = room(y, z)
    bodies.forEach((body, k) => {
      const d = body.distance(x, y, z)
      if (d >= least) return
      best = k
      least = d
    })
    return best
  }

  /** Parallel rays that look a little down. */
  function shoot(u: number, v: number): { color: Color; hit: number } {
    const dy = -0.2
    const dz = -0.98
    const [x, y0, z0] = [u, v + 0.8, 4]
    let t = 0.4
    for (let k = 0; k < 64; k++) {
      const d = distance(x, y0 + dy * t, z0 + dz * t)
      t += d * 0.9
      if (d < 0.002 || t > 12) break
    }
    const [y, z] = [y0 + dy * t, z0 + dz * t]
    const hit = nearest(x, y, z)
    return { color: shade(x, y, z, hit), hit }
  }

  function shade(x: number, y: number, z: number, hit: number): Color {
    const e = 0.004
    const here = distance(x, y, z)
    const n: Vector = [distance(x + e, y, z) - here, distance(x, y + e, z) - here, distance(x, y, z + e) - here]
    const long = Math.hypot(...n) || 1
    const [nx, ny, nz] = [n[0] / long, n[1] / long, n[2] / long]
    const facing = Math.max(0, nx * lamp[0] + ny * lamp[1] + nz * lamp[2])
    const lit = facing > 0.01 ? facing * shadow(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01) : 0
    let open = 0
    for (let k = 1; k <= 4; k++)
      open += Math.max(0, k * 0.07 - distance(x + nx * k * 0.07, y + ny * k * 0.07, z + nz * k * 0.07)) / k
    const ambient = Math.max(0.35, 1 - 2.6 * open) * (0.52 + 0.05 * ny)
    const body: Body | null = hit < 0 ? null : bodies[hit]
    const grain =
      1 + 0.035 * (plaster(x * 60 + z * 37, y * 60 + z * 23) - 0.5) + 0.05 * (plaster(x * 7, (y + z) * 7) - 0.5)
    const base = body ? body.color : backdrop
    const gloss = body?.gloss ?? 0
    const half = Math.max(0, nx * -0.37 + ny * 0.55 + nz * 0.75) ** 38
    const k = (ambient + 0.52 * lit) * grain
    const warm: Color = { r: base.r * k * (1 + 0.05 * lit), g: base.g * k, b: base.b * k * (1.05 - 0.1 * lit) }
    const bounced = mixColors(warm, times(backdrop, k), body ? 0.1 * (1 - facing) : 0)
    return mixColors(bounced, { r: 255, g: 252, b: 246 }, gloss * half * (0.3 + 0.7 * lit))
  }

  /** The share of a broad lamp that is seen, 0..1. */
  function shadow(x: number, y: number, z: number): number {
    let seen = 1
    for (let k = 0, t = 0.03; k < 26 && t < 3; k++) {
      const d = distance(x + lamp[0] * t, y + lamp[1] * t, z + lamp[2] * t)
      seen = Math.min(seen, (11 * d) / t)
      if (seen < 0.01) return 0
      t += Math.max(0.025, Math.min(0.3, d))
    }
    return seen * seen * (3 - 2 * seen)
  }
}

const mean = (colors: readonly Color[], key: keyof Color) =>
  colors.reduce((sum, color) => sum + color[key], 0) / colors.length

/** Floor at 0 and a wall behind, joined by a hollow curve. */
function room(y: number, z: number): number {
  const a = y
  const b = z - wallAt
  const r = 0.9
  if (a > r || b > r) return Math.min(a, b)
  return r - Math.sqrt((r - a) * (r - a) + (r - b) * (r - b))
}
