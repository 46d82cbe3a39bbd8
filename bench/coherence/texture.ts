import { sure } from '@toile/geometry'
import type { Pixels } from '@toile/picture/surface.ts'

/** What a picture is like to the touch, colour left out: features of its cells, each sorted, and how its greys lie beside one another. */
export interface Texture {
  /** For each feature its values over the cells at even steps from least to most. */
  features: readonly (readonly number[])[]
  beside: readonly number[]
}

const cell = 32
const scales = 4
const steps = 16
const greys = 8
const reaches = [
  [3, 0],
  [0, 3],
  [11, 0],
  [0, 11],
  [8, 8],
  [-8, 8],
] as const

interface Plane {
  width: number
  height: number
  values: Float32Array
}

/** Reads the texture of opaque pixels at their own size. Greys are spread evenly first, so that neither light nor hue tells. */
export function textureOf(pixels: Pixels): Texture {
  const plane = evened(greyOf(pixels))
  const cells = cellsOf(plane)
  const features = (cells[0] ?? []).map((_, k) => quantiles(cells.map((values) => sure(values[k]))))
  return { features, beside: reaches.flatMap(([dx, dy]) => pairsOf(plane, dx, dy)) }
}

function greyOf({ width, height, rgba }: Pixels): Plane {
  const values = Float32Array.from(
    { length: width * height },
    (_, i) => 0.299 * rgba[i * 4]! + 0.587 * rgba[i * 4 + 1]! + 0.114 * rgba[i * 4 + 2]!,
  )
  return { width, height, values }
}

/** Every grey becomes the share of the picture that is darker, half its own counted. */
function evened({ width, height, values }: Plane): Plane {
  const counts = new Float64Array(256)
  for (const value of values) counts[Math.round(value)]! += 1
  let below = 0
  const share = counts.map((count) => {
    const own = (below + count / 2) / values.length
    below += count
    return own
  })
  return { width, height, values: values.map((value) => share[Math.round(value)]!) }
}

function halved({ width, height, values }: Plane): Plane {
  const [wide, tall] = [width >> 1, height >> 1]
  const out = new Float32Array(wide * tall)
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const at = 2 * y * width + 2 * x
      out[y * wide + x] = (values[at]! + values[at + 1]! + values[at + width]! + values[at + width + 1]!) / 4
    }
  return { width: wide, height: tall, values: out }
}

/** For each cell, at each scale: how strong its edges are and which way they run; then how bright and how even it is. */
function cellsOf(plane: Plane): number[][] {
  const [across, down] = [Math.floor(plane.width / cell), Math.floor(plane.height / cell)]
  const cells: number[][] = Array.from({ length: across * down }, () => [])
  let level = plane
  for (let scale = 0; scale < scales; scale++) {
    const side = cell >> scale
    cells.forEach((values, k) =>
      values.push(...edgesOf(level, (k % across) * side, Math.floor(k / across) * side, side)),
    )
    level = halved(level)
  }
  cells.forEach((values, k) => values.push(...lightOf(plane, (k % across) * cell, Math.floor(k / across) * cell)))
  return cells
}

function edgesOf({ width, height, values }: Plane, left: number, top: number, side: number): number[] {
  let [energy, along, aslant] = [0, 0, 0]
  for (let y = Math.max(1, top); y < Math.min(height - 1, top + side); y++)
    for (let x = Math.max(1, left); x < Math.min(width - 1, left + side); x++) {
      const at = y * width + x
      const gx = values[at + 1]! - values[at - 1]!
      const gy = values[at + width]! - values[at - width]!
      energy += gx * gx + gy * gy
      along += gx * gx - gy * gy
      aslant += 2 * gx * gy
    }
  const mean = energy / (side * side)
  return [Math.log(mean + 1e-4), along / (energy + 1e-3), aslant / (energy + 1e-3)]
}

function lightOf({ width, values }: Plane, left: number, top: number): number[] {
  let [sum, squares] = [0, 0]
  for (let y = top; y < top + cell; y++)
    for (let x = left; x < left + cell; x++) {
      const value = values[y * width + x]!
      sum += value
      squares += value * value
    }
  const mean = sum / (cell * cell)
  return [mean, Math.sqrt(Math.max(0, squares / (cell * cell) - mean * mean))]
}

function quantiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return Array.from({ length: steps }, (_, k) => sure(sorted[Math.floor(((k + 0.5) / steps) * sorted.length)]))
}

/** How often each pair of greys lies a step apart. */
function pairsOf({ width, height, values }: Plane, dx: number, dy: number): number[] {
  const counts = new Float64Array(greys * greys)
  const grey = (at: number) => Math.min(greys - 1, Math.floor(values[at]! * greys))
  let total = 0
  for (let y = 0; y + dy < height; y += 2)
    for (let x = Math.max(0, -dx); x + Math.max(0, dx) < width; x += 2) {
      const [a, b] = [grey(y * width + x), grey((y + dy) * width + x + dx)]
      counts[Math.min(a, b) * greys + Math.max(a, b)]! += 1
      total++
    }
  return Array.from(counts, (count) => count / Math.max(1, total) / reaches.length)
}
