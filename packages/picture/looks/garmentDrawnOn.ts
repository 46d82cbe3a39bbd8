import { encloses, type Path } from '@toile/geometry'
import { cellMiddle } from './cellMiddle.ts'
import type { LookMap, MappedPiece } from './lookMap.ts'

/** What of a look's map says whose cloth is seen where. */
type Seen = Pick<LookMap, 'seen' | 'columns' | 'step'> & { pieces: readonly Pick<MappedPiece, 'garment'>[] }

/** The share of what an outline encloses that must lie on the garment that is worked on, so that another under it is not meant. */
const meant = 0.3

/** The garment, by its place, that closed outlines in pixels are drawn on: the one that is worked on where they enclose a good part of it, else the one that is seen most within them; nothing beside all cloth. */
export function garmentDrawnOn(map: Seen, worked: number, outlines: readonly Path[]): number | null {
  const counts = new Map<number, number>()
  let all = 0
  map.seen.forEach((piece, i) => {
    const garment = map.pieces[piece - 1]?.garment
    if (garment === undefined) return
    if (!encloses(outlines, cellMiddle(map, i))) return
    all += 1
    counts.set(garment, (counts.get(garment) ?? 0) + 1)
  })
  if (all === 0) return null
  if ((counts.get(worked) ?? 0) >= all * meant) return worked
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}
