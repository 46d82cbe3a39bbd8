import type { Stamp } from '../../stroke/stamp.ts'

const [width, height] = [40, 24] as const

/** A cut-out motif that looks another way at each end: a leaf whose left half is green and whose right half is red. */
export const leaf: Stamp = {
  width,
  height,
  rgba: Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
    const pixel = i >> 2
    const [x, y] = [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5]
    const [u, v] = [x / (width / 2) - 1, y / (height / 2) - 1]
    return [x < width / 2 ? 40 : 200, x < width / 2 ? 140 : 40, 60, u * u + v * v < 1 ? 255 : 0][i & 3] ?? 0
  }),
}
