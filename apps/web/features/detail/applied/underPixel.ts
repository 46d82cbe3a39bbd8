import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { spotUnder, type UnderPixel } from '@toile/picture/looks/onLookMap.ts'
import { roundedSpot } from '@toile/picture/looks/spotFrame.ts'

/** The garment and place under a pixel of the picture before it is zoomed. */
export function underPixel(map: LookMap, x: number, y: number): UnderPixel | null {
  const found = spotUnder(map, x, y)
  return found && { ...found, spot: roundedSpot(found.spot) }
}
