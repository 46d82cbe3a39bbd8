import type { Spot } from '@toile/craft/prints/print.ts'
import { copiesOf, type Repeat } from '@toile/craft/prints/repeat.ts'
import type { Chance } from '@toile/geometry'

const patience = 400

/** Up to `count` places on a tile, no nearer than `apart` to each other and outside the reach of given spots, counting the repeats of all of them as neighbours (domain 4.3). */
export function scatterSpots(
  chance: Chance,
  tile: { width: number; height: number; repeat: Repeat },
  count: number,
  apart: number,
  clearOf: readonly Spot[],
): [number, number][] {
  const taken = clearOf.flatMap(([x, y, reach]) => appearances(tile, x, y, reach))
  const spots: [number, number][] = []
  for (let misses = 0; spots.length < count && misses < patience; misses++) {
    const x = chance.next() * tile.width
    const y = chance.next() * tile.height
    const own = appearances(tile, x, y, apart).slice(1)
    if ([...taken, ...own].some((spot) => Math.hypot(spot.x - x, spot.y - y) < spot.reach)) continue
    taken.push({ x, y, reach: apart }, ...own)
    spots.push([x, y])
    misses = 0
  }
  return spots
}

const appearances = (
  { repeat, width, height }: { width: number; height: number; repeat: Repeat },
  x: number,
  y: number,
  reach: number,
) => copiesOf(repeat, x, y, width, height, reach).map((copy) => ({ x: copy.x, y: copy.y, reach }))
