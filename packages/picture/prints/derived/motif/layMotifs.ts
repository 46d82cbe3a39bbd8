import type { Chance } from '@toile/geometry'
import type { Art } from './artOf.ts'
import type { LaidMotif } from './laidMotif.ts'
import { openRoom, shapeOf } from './room.ts'

/** How many motifs of a size, from those that lead to those that fill, and the clear ground that each keeps. */
const tiers = [
  { count: 2, size: 0.48, clear: 0.02 },
  { count: 3, size: 0.36, clear: 0.018 },
  { count: 5, size: 0.26, clear: 0.016 },
  { count: 8, size: 0.17, clear: 0.014 },
  { count: 12, size: 0.1, clear: 0.013 },
] as const
/** One subject alone is laid in fewer sizes, with more ground about each, or a tile of it is noise. */
const alone = { sizes: 3, clear: 2.4 } as const
const tries = 60
/** How far what has an up is turned, in radians. */
const tilt = 0.28

/** Lays motifs over a tile that comes in again at all sides: large ones first, each where there is most room, smaller ones where some is left, turned every way, what has an up but little, and none on another. */
export function layMotifs(arts: readonly Art[], chance: Chance): LaidMotif[] {
  const shapes = arts.map(({ mask }) => shapeOf(mask))
  const room = openRoom()
  const laid: LaidMotif[] = []
  const single = arts.length === 1
  for (const [tier, { count, size, clear }] of tiers.slice(0, single ? alone.sizes : undefined).entries()) {
    for (let k = 0; k < count; k++) {
      // The best motifs lead; all of them fill.
      const art = tier < 2 ? k % Math.min(2, arts.length) : laid.length % arts.length
      let best: LaidMotif | null = null
      let most = clear * (single ? alone.clear : 1)
      for (let go = 0; go < tries; go++) {
        const one = {
          art,
          x: chance.next(),
          y: chance.next(),
          size: size * chance.between(0.88, 1.1),
          angle: arts[art].stands ? chance.between(-tilt, tilt) : chance.between(0, 2 * Math.PI),
        }
        const off = room.about(shapes[art], one)
        if (off <= most) continue
        most = off
        best = one
        if (!laid.length) break
      }
      if (!best) break
      laid.push(best)
      room.take(shapes[art], best)
    }
  }
  return laid
}
