/** A plane blurred by the disc of an open lens, whose radius in pixels is told for every pixel. */
export function blurByDepth(plane: Float32Array, radii: Float32Array, width: number, height: number): Float32Array {
  const wide = width + 1
  const sums = new Float64Array(wide * height)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += plane[y * width + x]!
      sums[y * wide + x + 1] = sum
    }
  }
  const out = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const radius = radii[i]! + 0.5
      if (radius < 1) {
        out[i] = plane[i]!
        continue
      }
      const reach = Math.floor(radius)
      const [first, last] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)]
      let [sum, area] = [0, 0]
      for (let row = first; row <= last; row++) {
        const half = Math.sqrt(radius * radius - (row - y) * (row - y))
        // The edge of the disc runs through pixels, else small discs were flowers.
        const left = Math.max(0, x + 0.5 - half)
        const right = Math.min(width, x + 0.5 + half)
        const [i0, i1] = [left | 0, Math.min(width - 1, right | 0)]
        const at = row * wide
        const before = sums[at + i0]! + (sums[at + i0 + 1]! - sums[at + i0]!) * (left - i0)
        sum += sums[at + i1]! + (sums[at + i1 + 1]! - sums[at + i1]!) * (right - i1) - before
        area += right - left
      }
      out[i] = sum / area
    }
  }
  return out
}
