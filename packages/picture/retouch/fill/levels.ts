/** A picture on one level of a fill: four channels a pixel, and which pixels are missing. */
export interface FillLevel {
  width: number
  height: number
  values: Float32Array
  hole: Uint8Array
}

/** The least side of the coarsest level, in pixels. */
const least = 24
/** How deep a hole may be on the coarsest level, in pixels. */
const shallow = 4

/** The same picture at halves, the finest first, until its hole is shallow. */
export function levelsOf(finest: FillLevel, depth: number): FillLevel[] {
  const levels = [finest]
  let deep = depth
  for (;;) {
    const last = levels[levels.length - 1]!
    if (deep <= shallow || Math.min(last.width, last.height) < least * 2) return levels
    levels.push(halved(last))
    deep /= 2
  }
}

/** A pixel is missing where any of its four was; else it is the mean of those that are there. */
function halved({ width, height, values, hole }: FillLevel): FillLevel {
  const across = width >> 1
  const down = height >> 1
  const out: FillLevel = {
    width: across,
    height: down,
    values: new Float32Array(across * down * 4),
    hole: new Uint8Array(across * down),
  }
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const from = y * 2 * width + x * 2
      const to = y * across + x
      const four = [from, from + 1, from + width, from + width + 1]
      const there = four.filter((i) => !hole[i])
      if (there.length < 4) out.hole[to] = 1
      for (let c = 0; c < 4; c++) {
        let sum = 0
        for (const i of there) sum += values[i * 4 + c]!
        out.values[to * 4 + c] = there.length ? sum / there.length : 0
      }
    }
  }
  return out
}

/** Fills what is missing by the mean of its neighbours, over and over, as a skin is stretched over a frame. */
export function stretchOver({ width, height, values, hole }: FillLevel): void {
  const missing: number[] = []
  for (let i = 0; i < hole.length; i++) if (hole[i]) missing.push(i)
  const known = Uint8Array.from(hole, (bit) => 1 - bit)
  const around = (i: number) => {
    const x = i % width
    return [
      ...(x > 0 ? [i - 1] : []),
      ...(x < width - 1 ? [i + 1] : []),
      ...(i >= width ? [i - width] : []),
      ...(i < width * (height - 1) ? [i + width] : []),
    ]
  }
  for (let round = 0; round < 160; round++) {
    const order = round % 2 ? missing.toReversed() : missing
    for (const i of order) {
      const near = around(i).filter((k) => known[k])
      if (!near.length) continue
      for (let c = 0; c < 4; c++) {
        let sum = 0
        for (const k of near) sum += values[k * 4 + c]!
        values[i * 4 + c] = sum / near.length
      }
      known[i] = 1
    }
  }
}
