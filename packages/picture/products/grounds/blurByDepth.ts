/** Red, green and blue of a picture, a plane each. */
export type ThreePlanes = readonly [red: Float32Array, green: Float32Array, blue: Float32Array]

/** Planes blurred by the disc of an open lens, whose radius in pixels is told for every pixel. */
export function blurByDepth(planes: ThreePlanes, radii: Float32Array, width: number, height: number): ThreePlanes {
  const wide = width + 1
  const [reds, greens, blues] = planes
  const [redSums, greenSums, blueSums] = [sumsOf(reds), sumsOf(greens), sumsOf(blues)]
  const out = [new Float32Array(reds.length), new Float32Array(reds.length), new Float32Array(reds.length)] as const
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const radius = radii[i]! + 0.5
      if (radius < 1) {
        out[0][i] = reds[i]!
        out[1][i] = greens[i]!
        out[2][i] = blues[i]!
        continue
      }
      const reach = Math.floor(radius)
      const first = Math.max(0, y - reach)
      const last = Math.min(height - 1, y + reach)
      let red = 0
      let green = 0
      let blue = 0
      let area = 0
      for (let row = first; row <= last; row++) {
        const half = Math.sqrt(radius * radius - (row - y) * (row - y))
        // The edge of the disc runs through pixels, else small discs were flowers.
        const left = Math.max(0, x + 0.5 - half)
        const right = Math.min(width, x + 0.5 + half)
        const from = row * wide + (left | 0)
        const to = row * wide + Math.min(width - 1, right | 0)
        const before = left - (left | 0)
        const after = right - Math.min(width - 1, right | 0)
        red += between(redSums, from, before, to, after)
        green += between(greenSums, from, before, to, after)
        blue += between(blueSums, from, before, to, after)
        area += right - left
      }
      out[0][i] = red / area
      out[1][i] = green / area
      out[2][i] = blue / area
    }
  }
  return out

  /** Sums of each row up to a pixel. */
  function sumsOf(plane: Float32Array): Float64Array {
    const sums = new Float64Array(wide * height)
    for (let y = 0; y < height; y++) {
      let sum = 0
      for (let x = 0; x < width; x++) {
        sum += plane[y * width + x]!
        sums[y * wide + x + 1] = sum
      }
    }
    return sums
  }
}

/** What lies between two places of a row, each a share of a pixel further. */
function between(sums: Float64Array, from: number, before: number, to: number, after: number): number {
  const start = sums[from]! + (sums[from + 1]! - sums[from]!) * before
  return sums[to]! + (sums[to + 1]! - sums[to]!) * after - start
}
