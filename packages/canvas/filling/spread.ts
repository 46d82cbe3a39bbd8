/** Marks every place of a row within reach of one that is marked; `step` leads along the row. */
function spreadRow(marks: Uint8Array, out: Uint8Array, start: number, step: number, count: number, reach: number) {
  let since = reach + 1
  for (let k = 0; k < count; k++) {
    const i = start + k * step
    since = marks[i] ? 0 : since + 1
    out[i] = since <= reach ? 255 : 0
  }
  since = reach + 1
  for (let k = count - 1; k >= 0; k--) {
    const i = start + k * step
    since = marks[i] ? 0 : since + 1
    if (since <= reach) out[i] = 255
  }
}

/** Marks every place within a square's reach of one that is marked, at a cost that does not grow with the reach. */
export function spread(marks: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const across = new Uint8Array(marks.length)
  for (let y = 0; y < height; y++) spreadRow(marks, across, y * width, 1, width, reach)
  const out = new Uint8Array(marks.length)
  for (let x = 0; x < width; x++) spreadRow(across, out, x, width, height, reach)
  return out
}
