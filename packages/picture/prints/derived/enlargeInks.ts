import { type InkField, type Joins, within } from './inkField.ts'

/** Rows of a field at a larger size, borders rounded between pixels: each new pixel takes the ink that weighs most among the nine about it (quadratic B-spline). */
export function enlargeInks(
  { width, height, index }: InkField,
  joins: Joins,
  to: { width: number; height: number },
  top: number,
  rows: number,
): Uint8Array {
  const columns = tapsOf(width, to.width, joins.across, 0, to.width)
  const lines = tapsOf(height, to.height, joins.down, top, rows)
  const out = new Uint8Array(to.width * rows)
  const weights = new Float32Array(256)
  const inks = new Uint8Array(9)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < to.width; x++) {
      let own = 0
      let same = true
      for (let k = 0; k < 9; k++) {
        inks[k] = index[lines.at[y * 3 + ((k / 3) | 0)] * width + columns.at[x * 3 + (k % 3)]]
        same &&= inks[k] === inks[0]
      }
      own = inks[4]
      if (!same) {
        for (let k = 0; k < 9; k++)
          weights[inks[k]] += lines.share[y * 3 + ((k / 3) | 0)] * columns.share[x * 3 + (k % 3)]
        for (const ink of inks) if (weights[ink] > weights[own]) own = ink
        for (const ink of inks) weights[ink] = 0
      }
      out[y * to.width + x] = own
    }
  }
  return out
}

/** For each new pixel of a stretch the three old ones about it and their shares. */
function tapsOf(from: number, to: number, join: Joins['across'], first: number, count: number) {
  const at = new Int32Array(count * 3)
  const share = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const place = ((first + i + 0.5) * from) / to
    const middle = Math.floor(place)
    const t = place - middle - 0.5
    at.set(
      [-1, 0, 1].map((k) => within(middle + k, from, join)),
      i * 3,
    )
    share.set([(0.5 - t) ** 2 / 2, 0.75 - t * t, (0.5 + t) ** 2 / 2], i * 3)
  }
  return { at, share }
}
