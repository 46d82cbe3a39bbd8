import type { SeenShares } from './seenShares.ts'

/** How much of a lamp is seen at a pixel, 0..1: of the subject's means (0, 1) or of the ground's (2, 3), blended between them. */
export function seenAt({ width, bytes }: SeenShares, x: number, y: number, of: number): number {
  const p = ((y >> 1) * width + (x >> 1)) * 4 + of
  // A mean belongs to an odd pixel; an even one lies between two.
  const right = 4
  const down = width * 4
  if (x & 1) {
    if (y & 1) return bytes[p + right + down]! / 255
    return (bytes[p + right]! + bytes[p + right + down]!) / 510
  }
  if (y & 1) return (bytes[p + down]! + bytes[p + right + down]!) / 510
  return (bytes[p]! + bytes[p + right]! + bytes[p + down]! + bytes[p + right + down]!) / 1020
}
