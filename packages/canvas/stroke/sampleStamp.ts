import { packed } from './packed.ts'
import type { Stamp } from './stamp.ts'

/** Where a place outside a stamp is read: nowhere, or where the stamp is repeated. */
type Edge = 'ends' | 'repeats'

/** A pixel of a stamp between its pixels' centers, at (x, y) in its own pixels, packed as `packed` does; see-through pixels lend no color. */
export function sampleStamp({ width, height, rgba }: Stamp, x: number, y: number, edge: Edge): number {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const fx = x - 0.5 - left
  const fy = y - 0.5 - top
  let [r, g, b, a] = [0, 0, 0, 0]
  for (let i = 0; i < 4; i++) {
    let px = left + (i & 1)
    let py = top + (i >> 1)
    if (edge === 'repeats') {
      px = ((px % width) + width) % width
      py = ((py % height) + height) % height
    } else if (px < 0 || py < 0 || px >= width || py >= height) continue
    const at = (py * width + px) * 4
    const share = (i & 1 ? fx : 1 - fx) * (i >> 1 ? fy : 1 - fy) * rgba[at + 3]!
    r += rgba[at]! * share
    g += rgba[at + 1]! * share
    b += rgba[at + 2]! * share
    a += share
  }
  const alpha = (a + 0.5) | 0
  return alpha === 0 ? 0 : packed((r / a + 0.5) | 0, (g / a + 0.5) | 0, (b / a + 0.5) | 0, alpha)
}
