import { clamp, cosine, sine, smooth, type Chance } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { heightAt } from '../stroke/grounds.ts'
import { hashed } from '../stroke/hashed.ts'

/** A hair of the tuft, at (u, v) of a circle of radius 1: along and across the stroke. */
interface Bristle {
  readonly u: number
  readonly v: number
  readonly wide: number
  readonly ink: number
  x: number
  y: number
}

const fewest = 80

/** How many locks lie side by side; hairs of one dry together, which makes streaks and not specks. */
const locks = 26

/** Hairs that stand as seeds of a sunflower do. */
const tuft = (chance: Chance, hairs: number): Bristle[] =>
  Array.from({ length: hairs }, (_, i) => {
    const r = Math.sqrt((i + 0.5) / hairs)
    const turn = i * 2.399963
    const [wide, ink] = [0.6 + 0.8 * chance.next(), 0.55 + 0.9 * chance.next()]
    return { u: r * cosine(turn), v: r * sine(turn), wide, ink, x: NaN, y: NaN }
  })

/** A soft brush with black ink: pressure spreads the tuft, and a fast or long stroke runs dry and shows its hairs. */
export const inkBrush = defineBrush({
  id: 'ink',
  label: 'Ink|brush',
  ground: 'cold',
  lays: 'glaze',
  smoothing: { kind: 'oneEuro', cutoff: 1.2, beta: 0.004 },
  strides: 3,
  normal: { size: 34, opacity: 0.97, flow: 1, spacing: 0.055, grain: 0.5, pressureSize: 0.95, tilt: 0.4, speed: 0.5 },
  begin({ plane, chance, knobs, ground, size, flow, seed }) {
    const hairs = Math.round(fewest * Math.max(1, Math.min(4, knobs.size / 40)))
    const bristles = tuft(chance, hairs)
    const thick = 0.24 * Math.sqrt(fewest / hairs)
    const wet = Array.from({ length: locks }, () => 0.5 + chance.next())
    let [hx, hy] = [0, 0]
    // However long the stroke, a few locks still hold ink.
    const dryness = (traveled: number, speed: number, pressure: number) =>
      Math.min(0.8, clamp(traveled / (knobs.size * 16)) * 0.72 + smooth(0.8, 3, speed) * knobs.speed) - pressure * 0.22
    return {
      move(nib) {
        // The tuft turns late.
        const late = 1 - 0.88 / (1 + 0.06 * Math.max(0, nib.step - 2))
        hx += (nib.dx - hx) * late
        hy += (nib.dy - hy) * late
        const n = Math.sqrt(hx * hx + hy * hy) || 1
        const [ux, uy] = [hx / n, hy / n]
        const radius = (size({ ...nib, speed: 0 }) / 2) * (1 + knobs.tilt * nib.tilt)
        const dry = dryness(nib.traveled, nib.speed, nib.pressure)
        const place = nib.traveled / (knobs.size * 2.2)
        const cell = Math.floor(place)
        const most = flow(nib)
        for (const hair of bristles) {
          const u = hair.u * radius * 0.55
          const v = hair.v * radius
          const x = nib.x + ux * u - uy * v
          const y = nib.y + uy * u + ux * v
          const lock = Math.floor((hair.v + 1) * 12.9)
          const here = hashed(cell, lock, seed)
          const held = (here + (hashed(cell + 1, lock, seed) - here) * (place - cell)) * 0.6
          const left = clamp((wet[lock]! + hair.ink * 0.15 + held - dry * 2.1) * 4)
          // A hair that has just come down begins where it is.
          const [fromX, fromY] = hair.x === hair.x ? [hair.x, hair.y] : [x, y]
          if (left > 0.02) {
            const wide = Math.max(0.95, radius * thick * hair.wide * (0.35 + 0.65 * left))
            const bite = dry * knobs.grain
            const grain = (px: number, py: number, a: number) =>
              a * smooth(bite - 0.25, bite + 0.1, heightAt(ground, px, py) + left * 0.3)
            plane.line(fromX, fromY, x, y, wide, left * most, false, dry < 0.12 ? undefined : grain)
          }
          hair.x = x
          hair.y = y
        }
      },
    }
  },
  develop: (cover, _load, x, y, { clouds }) => cover * (0.9 + 0.1 * heightAt(clouds, x * 2, y * 2)),
})
