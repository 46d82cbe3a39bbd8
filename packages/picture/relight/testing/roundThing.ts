import { openChance } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'

/** A garment-like thing in the middle of a picture, its edge soft: round towards its sides, folded, lit from a side (-1 left .. 1 right) and grained; on transparent ground. */
export function roundThing(
  width: number,
  height: number,
  litFrom = 0,
  color: readonly number[] = [150, 96, 88],
): Pixels {
  const { bell } = openChance(11)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / width - 0.5
      const v = (y + 0.5) / height - 0.5
      const half = 0.26 + 0.08 * v
      const inside = Math.min(half - Math.abs(u), 0.38 - Math.abs(v)) * width
      const cover = Math.max(0, Math.min(1, inside + 0.5))
      const slope = u / half
      const folds = 0.1 * Math.sin(60 * u + 9 * v)
      const light = 1 + 0.45 * litFrom * slope - 0.12 * slope * slope + folds
      const grain = 2 * bell()
      const j = (y * width + x) * 4
      for (let c = 0; c < 3; c++) rgba[j + c] = cover > 0 ? color[c]! * light + grain : 0
      rgba[j + 3] = 255 * cover
    }
  }
  return { width, height, rgba }
}
