import type { DerivedSource } from '@toile/fashion/prints/derivedSource.ts'
import { type Chance, openChance } from '@toile/geometry'
import type { Pixels } from '../../../surface.ts'
import { labOf } from '../../../trace/kernels/oklab.ts'
import { calmed } from '../calmed.ts'
import { cropTo, wholePicture } from '../cropTo.ts'
import { openInks } from '../inked.ts'
import type { OpenTreatment } from '../treatment.ts'
import { wavesOf } from '../wavesOf.ts'
import { working } from '../working.ts'
import { brushInto, type BrushMark } from './brushInto.ts'

/** How many marks of a size, how long and how broad in working pixels; the broad ones lie below. */
const sizes = [
  { count: 380, long: 62, broad: 15 },
  { count: 620, long: 44, broad: 9 },
  { count: 520, long: 26, broad: 5 },
] as const
/** The part of the picture that comes in again, where marks of both its ends lie among each other. */
const overlap = 0.26
/** Below this change of light a place has no direction of its own. */
const leastChange = 0.045

/** Brush marks along the picture's own lines, broad ones first; the picture's ends meet among the marks, so that it joins on all sides without a mirror. */
export const strokes: OpenTreatment = (picture, source) => {
  const marks = marksOf(calmed(cropTo(picture, wholePicture, working, working), 3), source)
  return (side) => {
    const field = { width: side, height: side, index: new Uint8Array(side * side) }
    for (const mark of marks) brushInto(field, mark, side / working)
    return field
  }
}

function marksOf(from: Pixels, { colors, seed, lie, fineness, order }: DerivedSource): BrushMark[] {
  const chance = openChance(seed)
  const { lightness, a, b } = labOf(from)
  const nearest = openInks(colors)
  const tempo = 0.7 + 0.9 * (1 - fineness)
  const drift = wavesOf(3, 3, chance, true)
  const lies = lie === 'level' ? 0 : Math.PI / 2
  const lightAt = (x: number, y: number) =>
    lightness.values[Math.min(working - 1, Math.max(0, y)) * working + Math.min(working - 1, Math.max(0, x))]
  return sizes.flatMap(({ count, long, broad }) =>
    Array.from({ length: count }, (): BrushMark => {
      const [u, v] = [chance.next(), chance.next()]
      const px = Math.floor(placeIn(u, chance) * working)
      const py = Math.floor(placeIn(v, chance) * working)
      const across = lightAt(px + 5, py) - lightAt(px - 5, py)
      const down = lightAt(px, py + 5) - lightAt(px, py - 5)
      const free = Math.hypot(across, down) < leastChange
      const angle = free ? lies + drift(u, v) * (1.6 - 1.2 * order) : Math.atan2(across, -down)
      const at = py * working + px
      const length = long * tempo * chance.between(0.6, 1.2)
      const bristles = Math.max(2, Math.round(broad / 2.6))
      const wide = (broad * tempo) / bristles
      return {
        x: u * working,
        y: v * working,
        angle,
        length,
        bend: chance.between(-0.25, 0.25) * length,
        bristles: Array.from({ length: bristles }, (_, i) => ({
          aside: (i - (bristles - 1) / 2) * wide,
          ink: nearest(lightness.values[at] + chance.between(-0.025, 0.025), a.values[at], b.values[at]),
          reach: chance.between(0.7, 1),
          width: wide * chance.between(0.8, 1.35),
        })),
      }
    }),
  )
}

/** Where in the picture a mark at a share of the tile is read: near the tile's beginning now from the picture's beginning, now from its end, which comes in again there. */
function placeIn(share: number, chance: Chance): number {
  const place = share * (1 - overlap)
  const zone = overlap / (1 - overlap)
  const into = Math.min(1, share / zone)
  const fromEnd = chance.next() > into * into * (3 - 2 * into)
  return Math.min(0.9999, fromEnd ? place + 1 - overlap : place)
}
