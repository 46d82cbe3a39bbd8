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
        const half = Math.sqrt(radius * radius - (row - y) * (row - y)) | 0
        const left = x - half > 0 ? x - half : 0
        const right = x + half < width - 1 ? x + half + 1 : width
        sum += sums[row * wide + right]! - sums[row * wide + left]!
        area += right - left
      }
      out[i] = sum / area
    }
  }
  return out
}
