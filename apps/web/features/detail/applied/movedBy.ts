import type { Spot } from '@toile/craft/applied/spot.ts'
import { roundedSpot } from '@toile/picture/looks/spotFrame.ts'

/** A spot so far to the right and down on its cloth. */
export const movedBy = (spot: Spot, right: number, down: number): Spot =>
  roundedSpot({ ...spot, u: spot.u + right, v: spot.v + (spot.from === 'top' ? down : -down) })
