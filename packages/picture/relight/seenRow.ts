import type { SeenShares } from './seenShares.ts'

/** How much of a lamp is seen along a row of pixels, 0..1, blended between the means: of the subject's (0, 1) or of the ground's (2, 3). */
export function seenRow({ width, bytes }: SeenShares, y: number, of: number, into: Float32Array): void {
  // A mean belongs to an odd pixel of an odd row; the others lie between two or four.
  const lower = ((y >> 1) + 1) * width * 4 + of
  const upper = y & 1 ? lower : lower - width * 4
  let left = bytes[upper]! + bytes[lower]!
  for (let x = 0, p = 4; x < into.length; x += 2, p += 4) {
    const right = bytes[upper + p]! + bytes[lower + p]!
    into[x] = (left + right) / 1020
    into[x + 1] = right / 510
    left = right
  }
}
