import type { PicturePart } from '@toile/craft/prints/picturePart.ts'
import type { Pixels } from '../../surface.ts'

export const wholePicture: PicturePart = { left: 0, top: 0, width: 1, height: 1 }

/** A part of a picture laid on white and stretched to a size: the mean of what each pixel covers where it shrinks, read between pixels where it grows. */
export function cropTo(picture: Pixels, part: PicturePart, width: number, height: number): Pixels {
  const columns = tapsOf(picture.width, part.left, part.width, width)
  const rows = tapsOf(picture.height, part.top, part.height, height)
  const first = rows.first.reduce((least, row) => Math.min(least, row), picture.height)
  const last = rows.first.reduce((most, row, i) => Math.max(most, row + rows.count[i]), 0)
  const half = new Float32Array(width * (last - first) * 3)
  for (let y = first; y < last; y++) narrow(picture, columns, y, half, (y - first) * width * 3)
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let k = 0; k < rows.count[y]; k++)
          sum += half[((rows.first[y] - first + k) * width + x) * 3 + c] * rows.shares[y * rows.most + k]
        rgba[to + c] = sum
      }
    }
  }
  return { width, height, rgba }
}

interface Taps {
  first: Int32Array
  count: Int32Array
  /** `most` for each new pixel. */
  shares: Float32Array
  most: number
}

/** One row of a picture on white, at a new width. */
function narrow({ width, rgba }: Pixels, columns: Taps, y: number, to: Float32Array, start: number): void {
  const { fround } = Math
  for (let x = 0; x < columns.first.length; x++) {
    let [r, g, b] = [0, 0, 0]
    let from = (y * width + columns.first[x]) * 4
    for (let k = 0; k < columns.count[x]; k++, from += 4) {
      const share = columns.shares[x * columns.most + k]
      const clear = (255 - rgba[from + 3]) * share
      const opaque = (rgba[from + 3] / 255) * share
      r = fround(r + (rgba[from] * opaque + clear))
      g = fround(g + (rgba[from + 1] * opaque + clear))
      b = fround(b + (rgba[from + 2] * opaque + clear))
    }
    to[start + x * 3] = r
    to[start + x * 3 + 1] = g
    to[start + x * 3 + 2] = b
  }
}

/** For each new pixel of a side the old ones it is read from and their shares. */
function tapsOf(from: number, start: number, share: number, to: number): Taps {
  const step = (from * share) / to
  const reach = Math.max(1, step)
  const most = Math.ceil(reach) + 2
  const taps: Taps = { first: new Int32Array(to), count: new Int32Array(to), shares: new Float32Array(to * most), most }
  for (let i = 0; i < to; i++) {
    const centre = from * start + (i + 0.5) * step
    const low = Math.min(from - 1, Math.max(0, centre - reach / 2))
    const high = Math.min(from, Math.max(low + 1e-3, centre + reach / 2))
    const first = Math.floor(low)
    taps.first[i] = first
    taps.count[i] = Math.min(from, Math.ceil(high)) - first
    for (let k = 0; k < taps.count[i]; k++)
      taps.shares[i * most + k] = (Math.min(high, first + k + 1) - Math.max(low, first + k)) / (high - low)
  }
  return taps
}
