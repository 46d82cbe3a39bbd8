import type { BodySlot } from '../../../garments/garment.ts'
import type { Hang } from './hangOf.ts'
import { marksOf, type Spot } from './marksOf.ts'

/** Between which shares of its height a garment is seen best: tops from chest to waist, skirts below the waist, dresses from the upper third to the middle. */
const seen = {
  top: [0.42, 0.72],
  bottom: [0.34, 0.62],
  whole: [0.3, 0.5],
  outer: [0.42, 0.62],
} as const satisfies Record<BodySlot, readonly [number, number]>
/** How far aside of the middle a subject may lie, as shares of half the garment's width. */
const aside = [0.14, 0.24, 0.34] as const
const rows = 6
/** The spot of a garment for the subject of a picture: where the cloth is seen, a little to one side or the other by turn, and off the points of the bust, the crotch and a belt. */
export function spotFor(slot: BodySlot, hang: Hang, turn: number): Spot {
  const { top, bottom, half } = hang
  const [from, to] = seen[slot].map((share) => top + (bottom - top) * share)
  const side = turn % 2 ? -1 : 1
  let best: Spot = { x: 0, y: (from + to) / 2 }
  let least = Infinity
  for (let row = 0; row < rows; row++) {
    for (const share of aside) {
      const spot = { x: side * share * half, y: from + ((to - from) * row) / (rows - 1) }
      // Among spots that mark nothing the middle one of the garment's best stretch.
      const cost = marksOf(hang, spot) + 0.1 * Math.abs(row / (rows - 1) - 0.5) + 0.1 * share
      if (cost >= least) continue
      least = cost
      best = spot
    }
  }
  return best
}
