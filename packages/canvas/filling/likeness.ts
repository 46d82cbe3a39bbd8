import type { Stamp } from '../stroke/stamp.ts'

/** How far a color may be from another in its most different channel to count as the same, 0 to 255. */
export interface Likeness {
  readonly tolerance: number
  /** The color that is looked for. */
  readonly seed: readonly [r: number, g: number, b: number, a: number]
}

/** The four channels of a pixel of a picture. */
export function channelsAt({ width, rgba }: Stamp, x: number, y: number): readonly [number, number, number, number] {
  const at = (y * width + x) * 4
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0]
}

/** How far each pixel of a picture is from a color in its most different channel; colors that are not seen differ by their alpha alone. */
export function distancesTo({ width, height, rgba }: Stamp, [r, g, b, a]: Likeness['seed']): Uint8Array {
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
