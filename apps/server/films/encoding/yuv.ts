import type { Color } from '@toile/craft/colors/color.ts'

/** Pixels as planes of luma and of two chromas at half size, by BT.709 in the range of video; what is seen through stands before a ground. Writes into `planes`, of three halves of the pixels. */
export function writeYuv(
  rgba: Uint8Array,
  { width, height, ground }: { width: number; height: number; ground: Color | null },
  planes: Uint8Array,
): void {
  const all = width * height
  const half = width / 2
  const behind = ground ?? { r: 255, g: 255, b: 255 }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0]
      for (let k = 0; k < 4; k++) {
        const at = (y + (k >> 1)) * width + x + (k & 1)
        const a = (rgba[at * 4 + 3] ?? 255) / 255
        const r = (rgba[at * 4] ?? 0) * a + behind.r * (1 - a)
        const g = (rgba[at * 4 + 1] ?? 0) * a + behind.g * (1 - a)
        const b = (rgba[at * 4 + 2] ?? 0) * a + behind.b * (1 - a)
        planes[at] = 16.5 + 0.18259 * r + 0.61423 * g + 0.06201 * b
        red += r
        green += g
        blue += b
      }
      const chroma = all + (y >> 1) * half + (x >> 1)
      planes[chroma] = 128.5 + (-0.10064 * red - 0.33857 * green + 0.43922 * blue) / 4
      planes[chroma + all / 4] = 128.5 + (0.43922 * red - 0.39894 * green - 0.04027 * blue) / 4
    }
  }
}
