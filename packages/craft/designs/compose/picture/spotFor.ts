import type { BodySlot } from '../../../garments/garment.ts'
import type { Hang } from './hangOf.ts'
import { marksOf, type Reach, type Spot } from './marksOf.ts'

/** Between which shares of its height a garment is seen best: tops from chest to waist, skirts below the waist, dresses from the upper third to the middle. */
const seen = {
  top: [0.42, 0.72],
  bottom: [0.34, 0.62],
  whole: [0.3, 0.5],
  outer: [0.42, 0.62],
} as const satisfies Record<BodySlot, readonly [number, number]>
/** How far aside of the middle a subject may lie, as shares of half the garment's width. */
const aside = [0.14, 0.24, 0.34] as const
const asideLarge = [0.02, 0.12, 0.24] as const
const rows = 6
/** A large subject lies on the chest and above the waist, clear of hems: on the lap or the belly it is a target. */
const seenLarge = {
  top: [0.3, 0.54],
  bottom: [0.34, 0.6],
  whole: [0.2, 0.42],
  outer: [0.26, 0.48],
} as const satisfies Record<BodySlot, readonly [number, number]>
/** How much of a garment's ends a large subject keeps clear of, and what it costs that the crotch or the waist lies under it. */
const clear = 0.04
const over = { crotch: 0.9, waist: 0.3 } as const

/** The spot of a garment for the subject of a picture: where the cloth is seen, a little to one side or the other by turn as far as the subject has room, and off the points of the bust, the crotch and a belt. */
export function spotFor(slot: BodySlot, hang: Hang, turn: number, reach?: Reach): Spot {
  const { top, bottom } = hang
  const length = bottom - top
  const half = Math.max(0, hang.half - (reach?.across ?? 0))
  const end = length * clear + (reach?.down ?? 0)
  const inside = (y: number) =>
    reach ? Math.max(Math.min(y, bottom - end), Math.min(top + end, (top + bottom) / 2)) : y
  const [from, to] = (reach ? seenLarge : seen)[slot].map((share) => inside(top + length * share))
  const side = turn % 2 ? -1 : 1
  const count = reach ? 2 * rows : rows
  let best: Spot = { x: 0, y: (from + to) / 2 }
  let least = Infinity
  for (let row = 0; row < count; row++) {
    for (const share of reach ? asideLarge : aside) {
      const spot = { x: side * share * half, y: from + ((to - from) * row) / (count - 1) }
      // Among spots that mark nothing the middle one of the garment's best stretch.
      const middling = 0.1 * Math.abs(row / (count - 1) - 0.5) + 0.1 * share
      const cost = marksOf(hang, spot, reach) + (reach ? covered(hang, spot, reach) : 0) + middling
      if (cost >= least) continue
      least = cost
      best = spot
    }
  }
  return best
}

/** What it costs that a large subject lies over what divides a body. */
function covered({ waist, crotch }: Hang, { x, y }: Spot, { across, down }: Reach): number {
  const off = Math.hypot(x / Math.max(1, across), (y - crotch) / Math.max(1, down))
  return over.crotch * Math.max(0, 1 - off) + (Math.abs(y - waist) < down ? over.waist : 0)
}
