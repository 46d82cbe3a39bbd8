import type { Shadows } from './shadowsOf.ts'

/** How much of each lamp is seen around the corners of the shadows' cells: means of four by four cells, as bytes; the first two of the subject for both lamps, the others of the ground. Shadows of the one do not fall on the other over an outline. */
export interface SeenShares {
  /** One more than the cells. */
  width: number
  height: number
  bytes: Uint8Array
}

/** What cells of the other kind count beside those of one's own, where there is none of these. */
export const strange = 0.001

/** The means of shadows; window `a` across holds cells a - 2 .. a + 1. */
export function seenShares({ width, height, bytes }: Shadows): SeenShares {
  const wide = width + 1
  const tall = height + 1
  // For each row sums over four cells: of the subject and of all, for both lamps, and how many are the subject's.
  const rows = new Uint16Array(wide * height * 5)
  for (let y = 0; y < height; y++) {
    for (let a = 0; a < wide; a++) {
      const to = (y * wide + a) * 5
      for (let n = a - 2; n < a + 2; n++) {
        const s = (y * width + (n < 0 ? 0 : n >= width ? width - 1 : n)) * 4
        const [first, second] = [bytes[s]!, bytes[s + 1]!]
        rows[to + 2]! += first
        rows[to + 3]! += second
        if (!bytes[s + 3]) continue
        rows[to]! += first
        rows[to + 1]! += second
        rows[to + 4]! += 1
      }
    }
  }
  const out = new Uint8Array(wide * tall * 4)
  for (let b = 0; b < tall; b++) {
    for (let a = 0; a < wide; a++) {
      let [one, two, allOne, allTwo, own] = [0, 0, 0, 0, 0]
      for (let n = b - 2; n < b + 2; n++) {
        const from = ((n < 0 ? 0 : n >= height ? height - 1 : n) * wide + a) * 5
        one += rows[from]!
        two += rows[from + 1]!
        allOne += rows[from + 2]!
        allTwo += rows[from + 3]!
        own += rows[from + 4]!
      }
      const to = (b * wide + a) * 4
      const other = 16 - own
      const ofSubject = own + strange * other
      const ofGround = other + strange * own
      out[to] = Math.round((one + strange * (allOne - one)) / ofSubject)
      out[to + 1] = Math.round((two + strange * (allTwo - two)) / ofSubject)
      out[to + 2] = Math.round((allOne - one + strange * one) / ofGround)
      out[to + 3] = Math.round((allTwo - two + strange * two) / ofGround)
    }
  }
  return { width: wide, height: tall, bytes: out }
}
