import type { InkField } from './inkField.ts'
import type { InkAt } from './readInks.ts'

/** A square tile of which a reader knows every point; `from` is the side the reader counts in. Where pixels are coarser than that, each takes the ink of most of nine points in it. */
export function laidAt(inkAt: InkAt, from: number, side: number): InkField {
  const step = from / side
  const index = new Uint8Array(side * side)
  const coarse = step > 1.05
  const votes = new Uint8Array(256)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const to = y * side + x
      if (!coarse) {
        index[to] = inkAt((x + 0.5) * step, (y + 0.5) * step)
        continue
      }
      let most = 0
      for (let k = 0; k < 9; k++) {
        const ink = inkAt((x + ((k % 3) + 0.5) / 3) * step, (y + (Math.floor(k / 3) + 0.5) / 3) * step)
        if (k === 0) most = ink
        votes[ink]++
        if (votes[ink] > votes[most]) most = ink
      }
      votes.fill(0)
      index[to] = most
    }
  }
  return { width: side, height: side, index }
}
