import { emptyMask, inverse, type Mask } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { floodGround } from '../trace/silhouette/floodGround.ts'

/** Half of the widest gap of an outline through which nothing is reached, in pixels. */
const gap = 2
/** Colours that are further apart than this within two pixels part cloth and its ground. */
const apart = 34

/** What lies within lines and edges: all that cannot be reached from the border of the picture without crossing one. */
export function clothWithin(pixels: Pixels): Mask {
  const closed = grown(edgesOf(pixels), gap)
  const reached = floodGround(inverse(closed))
  const outside = grown(reached, gap)
  const cloth = emptyMask(pixels)
  for (let i = 0; i < cloth.values.length; i++) cloth.values[i] = 1 - outside.values[i]!
  return cloth
}

function edgesOf({ width, height, rgba }: Pixels): Mask {
  const edges = emptyMask({ width, height })
  const down = width * 4
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      for (let c = i * 4; c < i * 4 + 3; c++)
        if (Math.abs(rgba[c + 4]! - rgba[c - 4]!) > apart || Math.abs(rgba[c + down]! - rgba[c - down]!) > apart)
          edges.values[i] = 1
    }
  return edges
}

/** A mask grown by a square. */
function grown({ width, height, values }: Mask, radius: number): Mask {
  const across = new Uint8Array(values.length)
  const both = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) spread(values, across, y * width, 1, width, radius)
  for (let x = 0; x < width; x++) spread(across, both, x, width, height, radius)
  return { width, height, values: both }
}

function spread(from: Uint8Array, to: Uint8Array, start: number, step: number, count: number, radius: number): void {
  let last = -Infinity
  for (let k = 0; k < count + radius; k++) {
    if (k < count && from[start + k * step]) last = k
    if (k >= radius && last >= k - 2 * radius) to[start + (k - radius) * step] = 1
  }
}
