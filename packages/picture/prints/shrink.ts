import type { Pixels } from '../surface.ts'

/** A picture whose longer side is at most `longest` pixels, its aspect kept, each pixel the mean of the area it covers (colours weighed by their opacity); a smaller picture is returned as it is. */
export function shrink(picture: Pixels, longest: number): Pixels {
  const scale = longest / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const columns = shares(picture.width, width)
  const rows = shares(picture.height, height)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) average(picture, columns[x], rows[y], rgba, (y * width + x) * 4)
  return { width, height, rgba }
}

type Share = readonly (readonly [index: number, weight: number])[]

function shares(from: number, to: number): Share[] {
  const step = from / to
  return Array.from({ length: to }, (_, i) => {
    const start = i * step
    const end = Math.min(from, start + step)
    const first = Math.floor(start)
    const last = Math.min(from, Math.ceil(end))
    return Array.from({ length: last - first }, (_unused, k): [number, number] => [
      first + k,
      Math.min(end, first + k + 1) - Math.max(start, first + k),
    ])
  })
}

function average({ width, rgba: from }: Pixels, columns: Share, rows: Share, to: Uint8ClampedArray, at: number): void {
  let r = 0
  let g = 0
  let b = 0
  let alpha = 0
  let area = 0
  for (const [y, high] of rows) {
    for (const [x, wide] of columns) {
      const i = (y * width + x) * 4
      const weight = wide * high
      const opaque = weight * from[i + 3]
      r += from[i] * opaque
      g += from[i + 1] * opaque
      b += from[i + 2] * opaque
      alpha += opaque
      area += weight
    }
  }
  if (!alpha) return
  to[at] = r / alpha
  to[at + 1] = g / alpha
  to[at + 2] = b / alpha
  to[at + 3] = alpha / area
}
