import { openChance } from '@toile/geometry'
import { blur } from '@toile/picture/raster/blur.ts'
import { type Field, field, side } from './plate.ts'

interface Tap {
  at: number
  weights: readonly [number, number, number, number]
}

/** Where each pixel of a row falls on a lattice, with the four weights of a cubic B-spline. */
const tapsOf = (cells: number): Tap[] =>
  Array.from({ length: side }, (_, x) => {
    const place = (x / side) * cells
    const at = Math.floor(place)
    const t = place - at
    const weights = [(1 - t) ** 3, 3 * t ** 3 - 6 * t * t + 4, -3 * t ** 3 + 3 * t * t + 3 * t + 1, t ** 3] as const
    return { at, weights: [weights[0] / 6, weights[1] / 6, weights[2] / 6, weights[3] / 6] }
  })

function addOctave(out: Field, seed: number, across: number, down: number, weight: number): void {
  const chance = openChance(seed)
  const wide = Math.ceil(across) + 4
  const lattice = Float32Array.from({ length: wide * (Math.ceil(down) + 4) }, () => chance.next() - 0.5)
  const columns = tapsOf(across)
  const row = new Float32Array(wide)
  tapsOf(down).forEach(({ at, weights }, y) => {
    for (let x = 0; x < wide; x++) {
      row[x] = 0
      for (let k = 0; k < 4; k++) row[x] += weights[k] * lattice[(at + k) * wide + x]
    }
    for (let x = 0; x < side; x++) {
      const tap = columns[x]
      const [a, b, c, d] = tap.weights
      const value = a * row[tap.at] + b * row[tap.at + 1] + c * row[tap.at + 2] + d * row[tap.at + 3]
      out[y * side + x] += weight * value
    }
  })
}

/** Smooth chance over the picture in octaves from `across` × `down` cells on: about 0..1 with its middle at a half. */
export function noise(seed: number, across: number, down = across, octaves = 5, gain = 0.5): Field {
  const out = new Float32Array(side * side)
  for (let o = 0; o < octaves && Math.min(across, down) * 2 ** o < side; o++)
    addOctave(out, seed * 131 + o * 17, Math.min(side, across * 2 ** o), Math.min(side, down * 2 ** o), gain ** o)
  const mean = out.reduce((sum, value) => sum + value, 0) / out.length
  const spread = Math.sqrt(out.reduce((sum, value) => sum + (value - mean) ** 2, 0) / out.length) || 1
  for (let i = 0; i < out.length; i++) out[i] = 0.5 + (0.2 * (out[i] - mean)) / spread
  return out
}

/** A field read at places moved by two others, in pixels. */
export function warped(from: Field, across: Field, down: Field, reach: number): Field {
  const within = (value: number) => Math.min(side - 1, Math.max(0, Math.round(value)))
  return field((u, v, i) => {
    const x = within(u * side + (across[i] - 0.5) * reach)
    return from[within(v * side + (down[i] - 0.5) * reach) * side + x]
  })
}

/** How a height field is lit from a side (degrees, 0 from the right, 90 from below): 1 where it lies flat. */
export function relief(height: Field, strength: number, from: number): Field {
  const [lx, ly] = [Math.cos((from * Math.PI) / 180), Math.sin((from * Math.PI) / 180)]
  return field((u, v, i) => {
    const x = Math.round(u * side)
    const y = Math.round(v * side)
    const across = height[i + (x < side - 1 ? 1 : 0)] - height[i - (x > 0 ? 1 : 0)]
    const down = height[i + (y < side - 1 ? side : 0)] - height[i - (y > 0 ? side : 0)]
    return Math.max(0.05, 1 - strength * (across * lx + down * ly))
  })
}

/** A softened copy. */
export const softened = (from: Field, radius: number): Field => {
  const copy = from.slice()
  blur(copy, side, side, radius)
  return copy
}
