import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { placeOf } from '@toile/picture/looks/onLookMap.ts'

/** Pixels around the middle of a small element within which it is still taken hold of. */
const least = 10

/** The uppermost element of a garment that lies under a pixel of the picture before it is zoomed, its copies included. */
export function elementUnder(
  map: LookMap,
  garment: number,
  { applied = [] }: Worn,
  x: number,
  y: number,
): NotionOn | null {
  const isUnder = (one: NotionOn) => {
    const from = placeOf(map, garment, one.at)
    if (!from) return false
    const to = (one.copies && placeOf(map, garment, one.copies.to)) ?? from
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const way = dx ** 2 + dy ** 2
    const along = way > 0 ? Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / way)) : 0
    const reach = Math.max(least, (one.width * Math.hypot(...from.across)) / 2)
    return Math.hypot(x - from.x - dx * along, y - from.y - dy * along) <= reach
  }
  const elements = applied.flatMap((one) => (one.kind === 'notion' && !one.hidden ? [one] : []))
  return elements.findLast(isUnder) ?? null
}
