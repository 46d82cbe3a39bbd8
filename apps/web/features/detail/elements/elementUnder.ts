import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { placeOf } from '@toile/picture/looks/onLookMap.ts'
import { aheadOf } from './aheadOf.ts'

/** Pixels around the middle of a small element within which it is still taken hold of. */
const least = 10

/** Whether an element of a garment, with its copies, lies under a pixel. */
function liesUnder(map: LookMap, garment: number, one: NotionOn, x: number, y: number): boolean {
  const from = placeOf(map, garment, one.at)
  if (!from) return false
  const to = (one.copies && (placeOf(map, garment, one.copies.to) ?? aheadOf(from, one.at, one.copies.to))) ?? from
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const way = dx ** 2 + dy ** 2
  const along = way > 0 ? Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / way)) : 0
  const reach = Math.max(least, (one.width * Math.hypot(...from.across)) / 2)
  return Math.hypot(x - from.x - dx * along, y - from.y - dy * along) <= reach
}

/** The uppermost element under a pixel of the picture before it is zoomed, on the outermost garment that has one there. */
export function elementUnder(
  map: LookMap,
  { garments }: Pick<Design, 'garments'>,
  x: number,
  y: number,
): { garment: Worn; element: NotionOn } | null {
  for (const [place, garment] of [...garments.entries()].toReversed()) {
    const elements = (garment.applied ?? []).flatMap((one) => (one.kind === 'notion' && !one.hidden ? [one] : []))
    const element = elements.findLast((one) => liesUnder(map, place, one, x, y))
    if (element) return { garment, element }
  }
  return null
}
