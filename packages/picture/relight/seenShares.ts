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

/** Numbers of a corner in a row of sums: of the subject and of all, for both lamps, and how many are the subject's. */
const size = 5

/** The means of shadows; window `a` across holds cells a - 2 .. a + 1. */
export function seenShares({ width, height, lamps, bytes }: Shadows): SeenShares {
  const wide = width + 1
  const tall = height + 1
  const rows = Array.from({ length: 4 }, () => new Uint16Array(wide * size))
  const sums = new Uint16Array(wide * size)
  const out = new Uint8Array(wide * tall * 4)
  for (let n = -2; n < 2; n++) sumRow(n, rows[(n + 4) & 3]!)
  for (let b = 0; b < tall; b++) {
    const [first, second, third, fourth] = rows as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
    for (let i = 0; i < sums.length; i++) sums[i] = first[i]! + second[i]! + third[i]! + fourth[i]!
    for (let a = 0, i = 0, to = b * wide * 4; a < wide; a++, i += size, to += 4) {
      const own = sums[i + 4]!
      const other = 16 - own
      const one = sums[i]!
      const allOne = sums[i + 2]!
      const ofSubject = 1 / (own + strange * other)
      const ofGround = 1 / (other + strange * own)
      out[to] = (one + strange * (allOne - one)) * ofSubject + 0.5
      out[to + 2] = (allOne - one + strange * one) * ofGround + 0.5
      if (lamps === 1) continue
      const two = sums[i + 1]!
      const allTwo = sums[i + 3]!
      out[to + 1] = (two + strange * (allTwo - two)) * ofSubject + 0.5
      out[to + 3] = (allTwo - two + strange * two) * ofGround + 0.5
    }
    sumRow(b + 2, rows[(b + 2) & 3]!)
  }
  return { width: wide, height: tall, bytes: out }

  /** Sums over four cells of a row. */
  function sumRow(n: number, into: Uint16Array): void {
    const row = (n < 0 ? 0 : n >= height ? height - 1 : n) * width * 4
    const last = row + (width - 1) * 4
    let one = 0
    let two = 0
    let allOne = 0
    let allTwo = 0
    let own = 0
    for (let a = -2; a < 2; a++) add(a < 0 ? row : Math.min(last, row + a * 4), 1)
    for (let a = 0, i = 0; a < wide; a++, i += size) {
      into[i] = one
      into[i + 1] = two
      into[i + 2] = allOne
      into[i + 3] = allTwo
      into[i + 4] = own
      add(Math.max(row, row + (a - 2) * 4), -1)
      add(Math.min(last, row + (a + 2) * 4), 1)
    }

    function add(at: number, times: number): void {
      const first = bytes[at]! * times
      const second = bytes[at + 1]! * times
      allOne += first
      allTwo += second
      if (bytes[at + 3] === 0) return
      one += first
      two += second
      own += times
    }
  }
}
