import { labOf } from '../../kernels/oklab.ts'
import type { Pixels } from '../../surface.ts'

/** How well a picture goes on over its own edges, and whether it may be a tile. */
export interface TileSigns {
  /** Mean step over the edge, against the mean step between neighbours within: about 1 for a tile. */
  across: number
  down: number
  tiles: boolean
}

const goesOn = 8

/** Tells whether a small picture looks like a tile that repeats: its left edge goes on at its right, its top at its foot. */
export function tileSigns(pixels: Pixels): TileSigns {
  const { width, height } = pixels
  const { lightness, a, b } = labOf(pixels)
  const step = (i: number, j: number) => Math.hypot(...[lightness, a, b].map(({ values }) => values[i] - values[j]))
  const mean = (count: number, at: (k: number) => number) => {
    let sum = 0
    for (let k = 0; k < count; k++) sum += at(k)
    return sum / count
  }
  const columns = (x: number, next: number) => mean(height, (y) => step(y * width + x, y * width + next))
  const rows = (y: number, next: number) => mean(width, (x) => step(y * width + x, next * width + x))
  const across = columns(width - 1, 0) / (mean(width - 1, (x) => columns(x, x + 1)) + 1e-4)
  const down = rows(height - 1, 0) / (mean(height - 1, (y) => rows(y, y + 1)) + 1e-4)
  return { across, down, tiles: across < goesOn && down < goesOn }
}
