import type { Region } from '@toile/craft/applied/region.ts'
import { boundsOf } from '@toile/geometry'
import { tenth } from '@toile/picture/looks/spotFrame.ts'

type Outlines = Region['outlines']

/** Millimetres that a region measures across its longer side at least, and reaches from its spot at most. */
const least = 6
const most = 2990

/** How far a region reaches from its spot, in millimetres. */
export const reachOf = (outlines: Outlines): number => Math.max(...outlines.flat().map(([x, y]) => Math.hypot(x, y)))

/** Outlines of a region larger by a factor and turned by degrees around its spot, as far as a region may be small or large. */
export function shapedRegion(outlines: Outlines, factor: number, degrees = 0): Outlines {
  const { left, right, top, bottom } = boundsOf(...outlines)
  const smallest = least / Math.max(right - left, bottom - top, 0.1)
  const scale = Math.min(most / reachOf(outlines), Math.max(smallest, factor))
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale]
  return outlines.map((path) => path.map(([x, y]) => [tenth(x * cos - y * sin), tenth(x * sin + y * cos)]))
}
