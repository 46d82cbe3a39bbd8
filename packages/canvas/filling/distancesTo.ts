import type { Stamp } from '../stroke/stamp.ts'
import type { Rgba } from './channelsAt.ts'

/** How far each pixel of a picture is from a color in its most different channel; colors that are not seen differ by their alpha alone. */
export function distancesTo({ width, height, rgba }: Stamp, [r, g, b, a]: Rgba): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(width * height)
  for (let i = 0; i < out.length; i++) {
    const at = i * 4
    const alpha = rgba[at + 3]!
    const dr = rgba[at]! - r
    const dg = rgba[at + 1]! - g
    const db = rgba[at + 2]! - b
    const most = Math.max(dr, -dr, dg, -dg, db, -db)
    const color = alpha === 255 && a === 255 ? most : (most * Math.min(alpha, a)) / 255
    out[i] = Math.max(color, alpha - a, a - alpha)
  }
  return out
}
