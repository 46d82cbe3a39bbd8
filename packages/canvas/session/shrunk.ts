import { side, type Tile, tileKey } from '../tiles/tile.ts'

/** A small picture. */
export interface Shrunk {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

/** How many pixels a side are read for one of a small picture. */
const reads = 3

/** A sheet of some size in a small picture whose longer side is told: what a thumbnail shows. */
export function shrunk(
  sheet: { readonly width: number; readonly height: number },
  longest: number,
  tileAt: (key: string) => Tile | undefined,
): Shrunk {
  const scale = Math.min(1, longest / Math.max(sheet.width, sheet.height))
  const [width, height] = [Math.max(1, Math.round(sheet.width * scale)), Math.max(1, Math.round(sheet.height * scale))]
  const rgba = new Uint8ClampedArray(width * height * 4)
  const at = new Map<string, Tile | undefined>()
  const pixel = (x: number, y: number, sums: number[]) => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
    const key = tileKey(column, row)
    if (!at.has(key)) at.set(key, tileAt(key))
    const tile = at.get(key)
    if (!tile) return
    const i = ((y - row * side) * side + x - column * side) * 4
    const alpha = tile[i + 3] ?? 0
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (tile[i + c] ?? 0) * alpha
    sums[3] = (sums[3] ?? 0) + alpha
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0, 0]
      for (let dy = 0; dy < reads; dy++)
        for (let dx = 0; dx < reads; dx++) {
          const px = Math.min(sheet.width - 1, Math.floor((x + (dx + 0.5) / reads) / scale))
          const py = Math.min(sheet.height - 1, Math.floor((y + (dy + 0.5) / reads) / scale))
          pixel(px, py, sums)
        }
      const [red = 0, green = 0, blue = 0, alpha = 0] = sums
      if (alpha > 0) rgba.set([red / alpha, green / alpha, blue / alpha, alpha / (reads * reads)], (y * width + x) * 4)
    }
  return { width, height, rgba }
}
