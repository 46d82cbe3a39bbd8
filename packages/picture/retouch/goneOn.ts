import { blur } from '../raster/blur.ts'
import type { Pixels } from '../surface.ts'
import { turned } from '../tiles/join.ts'

type Side = 'left' | 'top' | 'right' | 'bottom'

/** The change of light that goes on beyond the side, in pixels until it has died away, as a share of the ground that is known. */
const dies = 0.5

/** A picture with `added` pixels more at a side: the ground that lies free there goes on, mirrored again and again for its grain, in the light that it has at the side. */
export function goneOn(pixels: Pixels, side: Side, added: number, free: number): Pixels {
  const isAcross = side === 'left' || side === 'right'
  const level = isAcross ? pixels : turned(pixels)
  const isFirst = side === 'left' || side === 'top'
  const wide = beyond(level, isFirst, added, Math.max(2, Math.min(free, level.width)))
  return isAcross ? wide : turned(wide)
}

function beyond(pixels: Pixels, isFirst: boolean, added: number, free: number): Pixels {
  const { width, height, rgba } = pixels
  const wide = width + added
  const out = new Uint8ClampedArray(wide * height * 4)
  const slopes = slopesAlong(pixels, isFirst, free)
  const span = free * dies
  for (let y = 0; y < height; y++) {
    out.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), (y * wide + (isFirst ? added : 0)) * 4)
    for (let d = 1; d <= added; d++) {
      // Counted from the side inwards, to and fro over the free ground.
      const turn = (d - 1) % (2 * free - 2 || 1)
      const into = turn < free ? turn : 2 * free - 2 - turn
      const from = (y * width + (isFirst ? into : width - 1 - into)) * 4
      const to = (y * wide + (isFirst ? added - d : width - 1 + d)) * 4
      for (let c = 0; c < 3; c++) {
        const slope = slopes[c]![y]!
        const light = -slope * into - slope * span * (1 - Math.exp(-d / span))
        out[to + c] = rgba[from + c]! + light
      }
      out[to + 3] = rgba[from + 3]!
    }
  }
  return { width: wide, height, rgba: out }
}

/** By channel and row how much lighter the free ground becomes for each pixel inwards. */
function slopesAlong({ width, height, rgba }: Pixels, isFirst: boolean, free: number): Float32Array[] {
  const half = Math.max(1, Math.floor(free / 2))
  const reach = Math.max(1, Math.round(height / 12))
  return [0, 1, 2].map((c) => {
    const slopes = new Float32Array(height)
    for (let y = 0; y < height; y++) {
      let [near, far] = [0, 0]
      for (let k = 0; k < half; k++) {
        const at = (into: number) => rgba[(y * width + (isFirst ? into : width - 1 - into)) * 4 + c]!
        near += at(k)
        far += at(k + half)
      }
      slopes[y] = (far - near) / half / half
    }
    return blur(slopes, 1, height, 0, reach)
  })
}
