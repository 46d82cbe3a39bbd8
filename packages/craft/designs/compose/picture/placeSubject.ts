import type { BodySlot } from '../../../garments/garment.ts'
import type { Placement } from '../../../prints/placement.ts'
import type { Hang } from './hangOf.ts'
import { spotFor } from './spotFor.ts'

/** How much of a garment's breadth about it and of its length a subject takes. */
const taken = { across: 0.55, down: 0.46 } as const
/** How often the breadth is looked up where the subject lies with the breadth before. */
const rounds = 4
const widest = 2000
/** Cloth that hangs in folds is wider than it is seen: the subject must not be met again in them. */
const folds = 1.3
/** How much calm ground is left beside a subject that would come in again, as a share of the tile. */
const clear = 0.03

/** A subject that is known from end to end: its middle and its size, as shares of the tile it lies in. */
export interface WholeSubject {
  x: number
  y: number
  size: { width: number; height: number }
}

/** Lays the picture of a subject on calm ground, so that the subject is seen once, whole and large, where it marks nothing; beyond the tile its ground turns back, and there is nothing in it to be seen upside down. */
export function placeSubject(
  { x, y, size }: WholeSubject,
  slot: BodySlot,
  hang: Hang,
  turn: number,
): Pick<Placement, 'x' | 'y' | 'width' | 'angle'> {
  const { top, bottom, half } = hang
  // From the subject's middle to where its own image would begin.
  const free = {
    up: 2 * y - size.height / 2 - clear,
    down: 2 * (1 - y) - size.height / 2 - clear,
    aside: 2 * Math.min(x, 1 - x) - size.width / 2 - clear,
  }
  const spotIn = (width: number) =>
    spotFor(slot, hang, turn, { across: (size.width * width) / 2, down: (size.height * width) / 2 })
  let width = bottom - top
  for (let round = 0; round < rounds; round++) {
    const spot = spotIn(width)
    const seen = Math.min(
      (2 * halfAbout(hang, spot.y, (size.height * width) / 2) * taken.across) / size.width,
      ((bottom - top) * taken.down) / size.height,
    )
    width = Math.min(
      widest,
      Math.max(
        seen,
        (spot.y - top) / free.up,
        (bottom - spot.y) / free.down,
        (half * folds + Math.abs(spot.x)) / free.aside,
      ),
    )
  }
  const spot = spotIn(width)
  width = Math.round(width)
  return { width, x: Math.round(spot.x - x * width), y: Math.round(spot.y - y * width), angle: 0 }
}

/** How far a garment reaches aside where a subject lies: the mean, because the rim of a subject is narrower than its middle. */
function halfAbout({ top, bottom, halves }: Hang, y: number, down: number): number {
  const at = (level: number) =>
    Math.min(halves.length - 1, Math.max(0, Math.floor(((level - top) / (bottom - top)) * halves.length)))
  const about = halves.slice(at(y - down / 2), at(y + down / 2) + 1)
  return about.reduce((sum, half) => sum + half, 0) / about.length
}
