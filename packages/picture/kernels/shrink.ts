import type { Pixels } from '../surface.ts'

/** A picture whose longer side is at most `longest` pixels, its aspect kept, each pixel the mean of the area it covers (colours weighed by their opacity); a smaller picture is returned as it is. */
export function shrink(picture: Pixels, longest: number): Pixels {
  const scale = longest / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const columns = sharesOf(picture.width, width)
  const rows = sharesOf(picture.height, height)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) shrinkRow(picture, columns, rows, y, rgba)
  return { width, height, rgba }
}

/** For each new pixel of a side the old ones it covers: the first, how many, and their weights, `most` for each. */
interface Shares {
  first: Int32Array
  count: Int32Array
  weights: Float64Array
  most: number
}

function sharesOf(from: number, to: number): Shares {
  const step = from / to
  const most = Math.ceil(step) + 2
  const shares = { first: new Int32Array(to), count: new Int32Array(to), weights: new Float64Array(to * most), most }
  for (let i = 0; i < to; i++) {
    const start = i * step
    const end = Math.min(from, start + step)
    const first = Math.floor(start)
    shares.first[i] = first
    shares.count[i] = Math.min(from, Math.ceil(end)) - first
    for (let k = 0; k < shares.count[i]; k++)
      shares.weights[i * most + k] = Math.min(end, first + k + 1) - Math.max(start, first + k)
  }
  return shares
}

function shrinkRow({ width, rgba: from }: Pixels, columns: Shares, rows: Shares, row: number, to: Uint8ClampedArray) {
  const wide = columns.first.length
  for (let column = 0, at = row * wide * 4; column < wide; column++, at += 4) {
    let [r, g, b, alpha, area] = [0, 0, 0, 0, 0]
    for (let y = 0; y < rows.count[row]; y++) {
      const high = rows.weights[row * rows.most + y]
      let i = ((rows.first[row] + y) * width + columns.first[column]) * 4
      for (let x = 0; x < columns.count[column]; x++, i += 4) {
        const weight = columns.weights[column * columns.most + x] * high
        const opaque = weight * from[i + 3]
        r += from[i] * opaque
        g += from[i + 1] * opaque
        b += from[i + 2] * opaque
        alpha += opaque
        area += weight
      }
    }
    if (!alpha) continue
    to[at] = r / alpha
    to[at + 1] = g / alpha
    to[at + 2] = b / alpha
    to[at + 3] = alpha / area
  }
}
