/** A plane whose values change slowly: reckoned at every so many pixels only and blended between them. */
export function enlargedOf(
  width: number,
  height: number,
  step: number,
  valueAt: (x: number, y: number) => number,
): Float32Array {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const small = new Float32Array(columns * rows)
  for (let y = 0, i = 0; y < rows; y++) for (let x = 0; x < columns; x++, i++) small[i] = valueAt(x * step, y * step)
  const values = new Float32Array(width * height)
  const line = new Float32Array(columns)
  for (let y = 0, i = 0; y < height; y++) {
    const top = Math.floor(y / step)
    const down = y / step - top
    for (let k = 0; k < columns; k++) {
      const upper = small[top * columns + k]!
      line[k] = upper + (small[(top + 1) * columns + k]! - upper) * down
    }
    for (let x = 0; x < width; x++, i++) {
      const left = Math.floor(x / step)
      values[i] = line[left]! + (line[left + 1]! - line[left]!) * (x / step - left)
    }
  }
  return values
}
