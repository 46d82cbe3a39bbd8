import type { Pixels } from '../surface.ts'

/** Up to so many pixels a notion is small, and beyond so many it needs no help; of a thread all is edge. */
const small = 10
const large = 64
const thread = 6
/** How much darker the edge of a small notion is. */
const most = 0.36
/** What is darker than this has no darker edge to show: there the side towards the light shines. */
const dark = 58
const darkest = 34

/** Draws the edge of a notion clearer, the more the fewer pixels it has: the line where it meets the cloth would be lost in them, white on white and black on black. */
export function edged({ width, height, rgba }: Pixels): void {
  const size = Math.min(width, height)
  const share = most * clamp((large - size) / (large - small)) * clamp(size / thread)
  if (share <= 0) return
  const alpha = Uint8Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3] ?? 0)
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : (alpha[y * width + x] ?? 0))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      if (!rgba[i + 3]) continue
      // Light falls from above the left.
      const away = 1 - Math.min(at(x + 1, y), at(x, y + 1)) / 255
      const towards = 1 - Math.min(at(x - 1, y), at(x, y - 1)) / 255
      const tone = 0.3 * (rgba[i] ?? 0) + 0.59 * (rgba[i + 1] ?? 0) + 0.11 * (rgba[i + 2] ?? 0)
      const depth = clamp((dark - tone) / (dark - darkest))
      const left = 1 - share * Math.max(away, towards * 0.6) * (1 - depth)
      const shine = share * towards * depth * 190
      for (let c = i; c < i + 3; c++) rgba[c] = (rgba[c] ?? 0) * left + shine
    }
}

const clamp = (value: number) => Math.max(0, Math.min(1, value))
