/** Values of a picture, row by row, blurred by two box passes of about `sigma` pixels; the rim goes on as it is. */
export function blurred(values: Float64Array, width: number, height: number, sigma: number): Float64Array {
  const r = Math.max(1, Math.round(sigma))
  let from = values
  for (let pass = 0; pass < 2; pass++) from = boxed(boxed(from, height, width, width, 1, r), width, height, 1, width, r)
  return from
}

/** The means of 2r + 1 neighbours along each of `lines` lines; a line's values lie `stride` apart, lines `next` apart. */
function boxed(
  from: Float64Array,
  lines: number,
  count: number,
  next: number,
  stride: number,
  r: number,
): Float64Array {
  const to = new Float64Array(from.length)
  for (let line = 0; line < lines; line++) {
    const start = line * next
    const at = (i: number) => from[start + Math.min(count - 1, Math.max(0, i)) * stride]!
    let sum = 0
    for (let i = -r; i <= r; i++) sum += at(i)
    for (let i = 0; i < count; i++) {
      to[start + i * stride] = sum / (2 * r + 1)
      sum += at(i + r + 1) - at(i - r)
    }
  }
  return to
}
