import { openChance } from '@toile/geometry'
import { blur } from '@toile/picture/raster/blur.ts'
import { type Field, field, side } from './plate.ts'

/** Where each pixel of a row falls on a lattice, and the four weights of a cubic B-spline there. */
function tapsOf(cells: number): { at: Int32Array; weights: Float32Array } {
  const at = new Int32Array(side)
  const weights = new Float32Array(side * 4)
  for (let x = 0; x < side; x++) {
    const place = (x / side) * cells
    at[x] = Math.floor(place)
    const t = place - at[x]
    const own = [(1 - t) ** 3, 3 * t ** 3 - 6 * t * t + 4, -3 * t ** 3 + 3 * t * t + 3 * t + 1, t ** 3]
    own.forEach((weight, k) => (weights[x * 4 + k] = weight / 6))
  }
  return { at, weights }
}

function addOctave(out: Field, seed: number, across: number, down: number, strength: number): void {
  const chance = openChance(seed)
  const wide = Math.ceil(across) + 4
  const lattice = new Float32Array(wide * (Math.ceil(down) + 4))
  for (let i = 0; i < lattice.length; i++) lattice[i] = chance.next() - 0.5
  const columns = tapsOf(across)
  const rows = tapsOf(down)
  const row = new Float32Array(wide)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0
      for (let k = 0; k < 4; k++) sum += rows.weights[y * 4 + k] * lattice[(rows.at[y] + k) * wide + x]
      row[x] = sum * strength
    }
    for (let x = 0; x < side; x++) {
      const [from, k] = [columns.at[x], x * 4]
      const { weights } = columns
      out[y * side + x] +=
        weights[k] * row[from] +
        weights[k + 1] * row[from + 1] +
        weights[k + 2] * row[from + 2] +
        weights[k + 3] * row[from + 3]
    }
  }
}

/** Smooth chance over the picture in octaves from `across` × `down` cells on: about 0..1 with its middle at a half. */
export function noise(seed: number, across: number, down = across, octaves = 5, gain = 0.5): Field {
  const out = new Float32Array(side * side)
  for (let o = 0; o < octaves && Math.min(across, down) * 2 ** o < side; o++)
    addOctave(out, seed * 131 + o * 17, Math.min(side, across * 2 ** o), Math.min(side, down * 2 ** o), gain ** o)
  let [sum, squares] = [0, 0]
  for (const value of out) {
    sum += value
    squares += value * value
  }
  const mean = sum / out.length
  const spread = Math.sqrt(Math.max(0, squares / out.length - mean * mean)) || 1
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
