import type { Applied } from '@toile/craft/applied/applied.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import { movedBy } from '../applied/movedBy.ts'

/** Millimetres from one to the next of what is laid in one place. */
const step = 40

/** Millimetres within which one thing hides another. */
const near = 10

const isOn = (spot: Spot) => {
  const { part, side, from, u, v } = spot
  return ({ at }: Pick<Applied, 'at'>) =>
    at.part === part && at.side === side && at.from === from && Math.hypot(at.u - u, at.v - v) < near
}

/** The first place from a spot downwards where nothing lies yet. */
export function freeSpot(spot: Spot, applied: readonly Pick<Applied, 'at'>[]): Spot {
  for (let i = 0; i < applied.length; i++) {
    const place = movedBy(spot, 0, i * step)
    if (!applied.some(isOn(place))) return place
  }
  return movedBy(spot, 0, applied.length * step)
}
