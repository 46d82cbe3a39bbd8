import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import { type Chance, openChance } from '@toile/geometry'
import { labOf } from '../../../kernels/oklab.ts'
import type { Pixels } from '../../../surface.ts'
import { calmed } from '../calmed.ts'
import { cropTo } from '../cropTo.ts'
import { openInks } from '../inked.ts'
import { richestSquare } from '../richestSquare.ts'
import type { OpenTreatment } from '../treatment.ts'
import { working } from '../working.ts'
import { type BrushMark, brushInto } from './brushInto.ts'
import { type Flow, flowOf } from './flowOf.ts'

/** How many marks of a size, how long and how broad in working pixels; the broad ones lie below. */
const sizes = [
  { count: 420, long: 78, broad: 19 },
  { count: 760, long: 54, broad: 11 },
  { count: 980, long: 34, broad: 6 },
] as const
/** The part of the picture that comes in again, where marks of both its ends lie among each other. */
const overlap = 0.24
const bristle = 2.7
const stride = 5
/** A mark ends where the picture's colour has left its own by this much of OKLab. */
const leaves = 0.1

/** How much larger marks are where a picture has little fine detail. */
const tempoOf = (fineness: number) => 0.75 + 0.6 * (1 - fineness)

/** How wide the narrowest and the widest marks are for a picture's fineness, as shares of the tile. */
export const marksWide = (fineness: number): [least: number, most: number] => {
  const [most, , least] = sizes.map(({ broad }) => (broad * tempoOf(fineness)) / working)
  return [least, most]
}

/** Brush marks along the picture's own lines, broad ones first; the picture's ends meet among the marks, so that it joins on all sides without a mirror. */
export const strokes: OpenTreatment = (picture, source) => {
  const chance = openChance(source.seed)
  const part = source.part ?? richestSquare(picture, source.colors, 1, source.seed, chance)
  const marks = marksOf(calmed(cropTo(picture, part, working, working), 3), source, chance)
  return (side) => {
    const field = { width: side, height: side, index: new Uint8Array(side * side) }
    for (const mark of marks) brushInto(field, mark, side / working)
    return field
  }
}

function marksOf(from: Pixels, source: DerivedSource, chance: Chance): BrushMark[] {
  const { lightness, a, b } = labOf(from)
  const nearest = openInks(source.colors)
  const tempo = tempoOf(source.fineness)
  const flow = flowOf(lightness, source, chance)
  const at = (x: number, y: number) =>
    Math.min(working - 1, Math.max(0, Math.floor(y))) * working + Math.min(working - 1, Math.max(0, Math.floor(x)))
  const unlike = (i: number, k: number) =>
    Math.hypot(lightness.values[i] - lightness.values[k], a.values[i] - a.values[k], b.values[i] - b.values[k]) > leaves
  return sizes.flatMap(({ count, long, broad }) =>
    Array.from({ length: count }, (): BrushMark => {
      const [u, v] = [chance.next() * working, chance.next() * working]
      const [x, y] = [placeIn(u, chance), placeIn(v, chance)]
      const own = at(x, y)
      const length = long * tempo * chance.between(0.6, 1.2)
      const path = pathFrom(x, y, length, flow, (px, py) => unlike(own, at(px, py)))
      const hairs = Math.max(2, Math.round((broad * tempo) / bristle))
      const load = chance.between(-0.018, 0.018)
      return {
        path: path.map(([px, py]) => [u + px - x, v + py - y]),
        bristles: Array.from({ length: hairs }, (_, i) => ({
          aside: (i - (hairs - 1) / 2) * bristle,
          ink: nearest(lightness.values[own] + load + chance.between(-0.012, 0.012), a.values[own], b.values[own]),
          from: chance.between(0, 0.1),
          to: chance.between(0.8, 1),
          width: bristle * chance.between(0.85, 1.5),
        })),
      }
    }),
  )
}

/** Both ways from a point along the flow, until the length is run or the picture's colour changes. */
function pathFrom(
  x: number,
  y: number,
  length: number,
  flow: Flow,
  ends: (x: number, y: number) => boolean,
): [number, number][] {
  const half = (way: number) => {
    const points: [number, number][] = []
    let [px, py] = [x, y]
    let angle = flow(x, y) + (way < 0 ? Math.PI : 0)
    for (let run = 0; run < length / 2; run += stride) {
      const next = flow(px, py)
      angle = Math.cos(next - angle) < 0 ? next + Math.PI : next
      px += Math.cos(angle) * stride
      py += Math.sin(angle) * stride
      if (run > stride && ends(px, py)) break
      points.push([px, py])
    }
    return points
  }
  return [...half(-1).reverse(), [x, y], ...half(1)]
}

/** Where in the picture a mark of the tile is read: near the tile's beginning now from the picture's beginning, now from its end, which comes in again there. */
function placeIn(at: number, chance: Chance): number {
  const place = at * (1 - overlap)
  const zone = (overlap / (1 - overlap)) * working
  const into = Math.min(1, at / zone)
  const fromEnd = chance.next() > into * into * (3 - 2 * into)
  return fromEnd ? place + (1 - overlap) * working : place
}
