const far = 1 << 14

/** The squared distance in pixels from each pixel to the nearest whose byte is at least 128 (Meijster, Roerdink and Hesselink 2000); very much where there is none. */
export function distanceFrom(alpha: Uint8Array, width: number, height: number): Int32Array<ArrayBuffer> {
  const down = new Int32Array(width * height)
  for (let x = 0; x < width; x++) down[x] = alpha[x]! >= 128 ? 0 : far
  for (let i = width; i < down.length; i++) down[i] = alpha[i]! >= 128 ? 0 : Math.min(far, down[i - width]! + 1)
  for (let i = down.length - width - 1; i >= 0; i--) if (down[i + width]! + 1 < down[i]!) down[i] = down[i + width]! + 1
  const apex = new Int32Array(width)
  const from = new Int32Array(width)
  const out = new Int32Array(width * height)
  for (let start = 0; start < out.length; start += width) lowerRow(down, out, start, width, apex, from)
  return out
}

/** Lowers a row to the envelope of the parabolas that stand on its columns' distances. */
function lowerRow(
  down: Int32Array,
  out: Int32Array,
  start: number,
  width: number,
  apex: Int32Array,
  from: Int32Array,
): void {
  const square = (x: number) => down[start + x]! * down[start + x]!
  let last = 0
  apex[0] = 0
  from[0] = 0
  for (let u = 1; u < width; u++) {
    const own = square(u)
    while (last >= 0 && lies(from[last]!, apex[last]!, square(apex[last]!)) > lies(from[last]!, u, own)) last--
    if (last < 0) {
      last = 0
      apex[0] = u
      continue
    }
    const other = apex[last]!
    const meets = 1 + Math.floor((u * u - other * other + own - square(other)) / (2 * (u - other)))
    if (meets >= width) continue
    last++
    apex[last] = u
    from[last] = meets
  }
  for (let u = width - 1; u >= 0; u--) {
    const stands = apex[last]!
    out[start + u] = lies(u, stands, square(stands))
    if (u === from[last]) last--
  }
}

const lies = (x: number, apex: number, height: number) => (x - apex) * (x - apex) + height
