import type { Region } from '@toile/craft/applied/region.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { encloses } from '@toile/geometry'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { spotUnder } from '@toile/picture/looks/onLookMap.ts'

/** The uppermost region under a pixel of the picture before it is zoomed, and the garment that is seen there. */
export function regionUnder(
  map: LookMap,
  { garments }: Pick<Design, 'garments'>,
  x: number,
  y: number,
): { garment: Worn; region: Region | null } | null {
  const under = spotUnder(map, x, y)
  const garment = under && garments[under.garment]
  if (!garment) return null
  const regions = (garment.applied ?? []).flatMap((one) => (one.kind === 'region' && !one.hidden ? [one] : []))
  return { garment, region: regions.findLast((region) => isWithin(map, region, x, y)) ?? null }
}

function isWithin(map: LookMap, { at, outlines }: Region, x: number, y: number): boolean {
  const spot = spotUnder(map, x, y, at.from)?.spot
  if (!spot || spot.part !== at.part || spot.side !== at.side || (at.piece && spot.piece !== at.piece)) return false
  const down = at.from === 'top' ? spot.v - at.v : at.v - spot.v
  return encloses(outlines, [spot.u - at.u, down])
}
