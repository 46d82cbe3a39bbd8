import { firstWidth, type Room } from '@toile/craft/applied/firstWidth.ts'
import type { NotionOn, NotionSource } from '@toile/craft/applied/notionOn.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { spotUnder } from '@toile/picture/looks/onLookMap.ts'
import { roundedSpot } from '@toile/picture/looks/spotFrame.ts'

/** The kind of what is dragged from the catalogue onto the picture. */
export const draggedElement = 'application/x-toile-element'

/** Millimetres across a picture that is laid for the first time. */
const pictureSize = [120, 120] as const

/** An element as it is laid first: in its own size, or as large as the cloth under it carries, in its own colours, upright, once. */
export function newElement(source: NotionSource, at: Spot, room: Room | null): NotionOn {
  const size = (source.kind === 'notion' && findNotion(source.notion)?.size(source.knobs)) || pictureSize
  return {
    kind: 'notion',
    id: crypto.randomUUID(),
    source,
    at,
    width: firstWidth(size, room ?? { across: 1500, down: 3000 }),
    angle: 0,
    mirrored: false,
    opacity: 1,
    hidden: false,
  }
}

/** Where an element is laid that nobody pointed a place for: a third down the middle of what is seen of the garment. */
export function ordinarySpot(map: LookMap, design: Design, worn: Worn, side: Spot['side']): Spot {
  const garment = design.garments.findIndex(({ id }) => id === worn.id)
  const cells: (readonly [number, number])[] = []
  map.seen.forEach((piece, i) => {
    if (map.pieces[piece - 1]?.garment === garment) cells.push([i % map.columns, Math.floor(i / map.columns)])
  })
  if (cells.length > 0) {
    const tops = cells.map(([, y]) => y)
    const [top, bottom] = [Math.min(...tops), Math.max(...tops)]
    const wanted = [cells.reduce((sum, [x]) => sum + x, 0) / cells.length, top + (bottom - top) * 0.33] as const
    const away = ([x, y]: readonly [number, number]) => (x - wanted[0]) ** 2 + (y - wanted[1]) ** 2
    const [x, y] = cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best))
    const found = spotUnder(map, (x + 0.5) * map.step, (y + 0.5) * map.step)
    if (found) return roundedSpot(found.spot)
  }
  return { part: 'body', side, u: 0, v: 180, from: 'top' }
}
