import { z } from 'zod'

const place = z.number().min(-8).max(1)
const length = z.number().min(0).max(9)

/** A part of a picture, in shares of its sides; where it reaches beyond them, the picture's calm ground goes on. */
export const picturePartSchema = z.object({ left: place, top: place, width: length, height: length })
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

/** How much of a square a thing takes that is seen whole in it, of its breadth and of its height, and how far down its middle lies. */
const whole = { across: 0.19, down: 0.36, at: 0.42 } as const

/** The square in which a thing of a picture is seen whole with calm ground about it, as long as a garment is for its breadth. */
export function squareRound({ left, top, width, height }: PicturePart, aspect: number): PicturePart {
  // Counted in the picture's height.
  const side = Math.min(8, Math.max((width * aspect) / whole.across, height / whole.down))
  const [wide, high] = [side / aspect, side]
  return { left: left + (width - wide) / 2, top: top + height / 2 - high * whole.at, width: wide, height: high }
}
