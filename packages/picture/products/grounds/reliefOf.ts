/** The form of a ground from its heights in pixels: slopes between neighbours, and how much every pixel mirrors. */
export function reliefOf(
  heights: Float32Array,
  width: number,
  height: number,
  mirror: number | Float32Array = 0,
): Float32Array {
  const form = new Float32Array(width * height * 4)
  const even = typeof mirror === 'number' ? mirror : null
  const varied = typeof mirror === 'number' ? heights : mirror
  for (let y = 0, i = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    const rows = (up ? 1 : 0) + (down ? 1 : 0) || 1
    for (let x = 0; x < width; x++, i++) {
      const left = x > 0 ? 1 : 0
      const right = x < width - 1 ? 1 : 0
      const j = i * 4
      form[j] = (heights[i + right]! - heights[i - left]!) / (left + right || 1)
      form[j + 1] = (heights[i + down]! - heights[i + up]!) / rows
      form[j + 2] = heights[i]!
      form[j + 3] = even ?? varied[i]!
    }
  }
  return form
}
