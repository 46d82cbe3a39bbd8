/** The form of a ground from its heights in pixels: slopes between neighbours, and how much every pixel mirrors. */
export function reliefOf(
  heights: Float32Array,
  width: number,
  height: number,
  mirror: number | Float32Array = 0,
): Float32Array {
  const form = new Float32Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    const rows = up === 0 || down === 0 ? 1 : 0.5
    for (let x = 0, i = row, j = row * 4; x < width; x++, i++, j += 4) {
      const inner = x > 0 && x < width - 1
      const left = heights[x > 0 ? i - 1 : i]!
      const right = heights[x < width - 1 ? i + 1 : i]!
      form[j] = inner ? (right - left) * 0.5 : right - left
      form[j + 1] = (heights[i + down]! - heights[i + up]!) * rows
      form[j + 2] = heights[i]!
    }
  }
  if (typeof mirror === 'number') for (let j = 3; j < form.length; j += 4) form[j] = mirror
  else for (let i = 0, j = 3; j < form.length; i++, j += 4) form[j] = mirror[i]!
  return form
}
