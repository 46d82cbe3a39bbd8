import type { Stamp } from './stamp.ts'

/** How much of each old place lies in a new one: [first old place, shares …] for each. */
const sharesOf = (from: number, to: number): readonly { first: number; shares: number[] }[] =>
  Array.from({ length: to }, (_, i) => {
    const start = (i * from) / to
    const end = ((i + 1) * from) / to
    const first = Math.floor(start)
    const count = Math.min(from, Math.ceil(end - 1e-9)) - first
    const shares = Array.from({ length: count }, (_each, k) =>
      Math.max(0, Math.min(end, first + k + 1) - Math.max(start, first + k)),
    )
    return { first, shares }
  })

/** A smaller stamp, each pixel the mean of what it covers; see-through pixels lend no color. */
export function shrinkStamp(stamp: Stamp, width: number, height: number): Stamp {
  if (width >= stamp.width && height >= stamp.height) return stamp
  const rgba = new Uint8ClampedArray(width * height * 4)
  const columns = sharesOf(stamp.width, width)
  for (const [y, row] of sharesOf(stamp.height, height).entries()) {
    for (const [x, column] of columns.entries()) {
      let [r, g, b, a, all] = [0, 0, 0, 0, 0]
      for (const [j, down] of row.shares.entries()) {
        for (const [i, across] of column.shares.entries()) {
          const at = ((row.first + j) * stamp.width + column.first + i) * 4
          const share = down * across
          const laid = share * stamp.rgba[at + 3]!
          r += stamp.rgba[at]! * laid
          g += stamp.rgba[at + 1]! * laid
          b += stamp.rgba[at + 2]! * laid
          a += laid
          all += share
        }
      }
      if (a > 0) rgba.set([r / a, g / a, b / a, a / all], (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}
