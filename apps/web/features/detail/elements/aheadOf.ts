import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Point } from '@toile/geometry'
import type { SeenSpot } from '@toile/picture/looks/onLookMap.ts'

/** Where another spot of the same part would be seen if its cloth ran straight on: for the end of a row that reaches beyond what is seen. */
export function aheadOf({ x, y, across, down }: SeenSpot, at: Spot, other: Spot): { x: number; y: number } | null {
  if (at.part !== other.part || at.side !== other.side || at.from !== other.from) return null
  const [du, dv]: Point = [other.u - at.u, (other.v - at.v) * (at.from === 'top' ? 1 : -1)]
  return { x: x + across[0] * du + down[0] * dv, y: y + across[1] * du + down[1] * dv }
}
