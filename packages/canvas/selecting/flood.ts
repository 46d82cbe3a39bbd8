/** Marks with 255 all open places that join a place without crossing closed ones, by spans; a place is open where `open` is not 0. */
export function flood(open: Uint8Array, width: number, start: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(open.length)
  const waiting = [start]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    let i = next
    if (out[i] || !open[i]) continue
    const left = i - (i % width)
    const right = left + width
    while (i > left && open[i - 1] && !out[i - 1]) i--
    let [isAbove, isBelow] = [false, false]
    for (; i < right && open[i] && !out[i]; i++) {
      out[i] = 255
      const above = i >= width && open[i - width]! > 0 && !out[i - width]
      const below = i + width < open.length && open[i + width]! > 0 && !out[i + width]
      if (above && !isAbove) waiting.push(i - width)
      if (below && !isBelow) waiting.push(i + width)
      isAbove = above
      isBelow = below
    }
  }
  return out
}
