import { z } from 'zod'

const share = z.number().min(0).max(1)

/** A part of a picture, in shares of its sides. */
export const picturePartSchema = z.object({ left: share, top: share, width: share, height: share })
export type PicturePart = z.output<typeof picturePartSchema>

/** A picture longer than this against its breadth is cut at both ends before it is made square, so that nothing in it grows thin. */
const longest = 1.3

/** The whole of a picture of a breadth against its height, as far as it may become a square. */
export function nearlyWhole(aspect: number): PicturePart {
  const across = Math.min(1, longest / aspect)
  const down = Math.min(1, longest * aspect)
  return { left: (1 - across) / 2, top: (1 - down) / 2, width: across, height: down }
}

/** The square about a place of a picture whose side is a share of the picture's shorter one; where the picture ends it lies at the end. */
export function squareAbout({ x, y, aspect }: { x: number; y: number; aspect: number }, side: number): PicturePart {
  const width = side * Math.min(1, 1 / aspect)
  const height = side * Math.min(1, aspect)
  const inside = (middle: number, length: number) => Math.min(1 - length, Math.max(0, middle - length / 2))
  return { left: inside(x, width), top: inside(y, height), width, height }
}
