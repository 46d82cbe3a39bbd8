import { clamp } from '@toile/geometry'

const bins = 12
/** The side of the cells in which neighbouring edges are compared, in pixels. */
const cell = 10

/** How the edges of a picture lie, every number 0..1 but `edges`, the mean strength of hard ones. */
export interface Lines {
  level: number
  upright: number
  slant: number
  order: number
  figure: number
  /** How many of the hard edges lie level or stand upright, from as many as chance gives, 0, to most, 1. */
  square: number
  /** The share of cells in which hardly anything changes. */
  quiet: number
  coherence: number
  edges: number
}

/** The directions of edges over a picture of lightness, and how nearly neighbours agree (structure tensors in cells of ten pixels). */
export function linesOf(light: Float64Array, width: number, height: number): Lines {
  const counts = new Float64Array(bins)
  const columns = Math.ceil(width / cell)
  const tensors = new Float64Array(columns * Math.ceil(height / cell) * 3)
  let [total, strong, squared, middle] = [1e-9, 0, 0, 0]
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const i = y * width + x
      const gx = (light[i + 1]! - light[i - 1]!) / 2
      const gy = (light[i + width]! - light[i - width]!) / 2
      const size = Math.hypot(gx, gy)
      // The line lies across the gradient: 0 level, 90 upright.
      const line = ((Math.atan2(gx, -gy) * 180) / Math.PI + 360) % 180
      const bin = Math.round(line / (180 / bins)) % bins
      counts[bin]! += size
      total += size
      const hard = Math.max(0, size - 0.012)
      strong += hard
      if (bin % (bins / 2) === 0) squared += hard
      if (Math.abs(x / width - 0.5) < 0.3 && Math.abs(y / height - 0.5) < 0.3) middle += size
      const at = (Math.floor(y / cell) * columns + Math.floor(x / cell)) * 3
      tensors[at]! += gx * gx
      tensors[at + 1]! += gy * gy
      tensors[at + 2]! += gx * gy
    }
  }
  const share = (bin: number) => counts[bin % bins]! / total
  const near = (bin: number) => share(bin + bins - 1) + share(bin) + share(bin + 1)
  const most = Math.max(...Array.from(counts, (_, bin) => near(bin)))
  return {
    level: clamp((near(0) - 0.2) / 0.5),
    upright: clamp((near(bins / 2) - 0.2) / 0.5),
    slant: clamp((Math.max(near(2), near(3), near(9), near(10)) - 0.2) / 0.5),
    order: clamp((most - 0.25) / 0.45),
    figure: clamp((middle / total - 0.42) / 0.35),
    square: clamp((squared / Math.max(strong, 1e-9) - 1 / 6) / 0.4),
    quiet: quietOf(tensors),
    coherence: coherenceOf(tensors),
    edges: strong / (width * height),
  }
}

function coherenceOf(tensors: Float64Array): number {
  let [agree, weight] = [0, 1e-12]
  for (let at = 0; at < tensors.length; at += 3) {
    const sum = tensors[at]! + tensors[at + 1]!
    if (sum < 1e-4) continue
    agree += Math.hypot(tensors[at]! - tensors[at + 1]!, 2 * tensors[at + 2]!)
    weight += sum
  }
  return agree / weight
}

/** The sum of squared gradients under which a cell is calm. */
const calm = 6e-3

function quietOf(tensors: Float64Array): number {
  let quiet = 0
  for (let at = 0; at < tensors.length; at += 3) if (tensors[at]! + tensors[at + 1]! < calm) quiet++
  return quiet / (tensors.length / 3)
}
