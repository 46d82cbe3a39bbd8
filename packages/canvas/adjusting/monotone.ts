import { sure } from '@toile/geometry'
import { type Table, tableOf } from './tables.ts'

type Place = readonly [number, number]

/** A curve through points from 0 to 255 that never swings beyond them (monotone cubic, Fritsch and Carlson 1980), as a table; fewer than two points change nothing. */
export function monotone(points: readonly Place[]): Table {
  const places = sorted(points)
  if (places.length < 2) return tableOf((value) => value)
  const slopes = slopesOf(places)
  const first = sure(places[0])
  const last = sure(places.at(-1))
  return tableOf((value) => {
    if (value <= first[0]) return first[1]
    if (value >= last[0]) return last[1]
    const k = places.findIndex(([x]) => x >= value)
    const [from, to] = [sure(places[k - 1]), sure(places[k])]
    return cubic(from, to, sure(slopes[k - 1]), sure(slopes[k]), value)
  })
}

/** In their order; of several at the same place the last stays. */
function sorted(points: readonly Place[]): Place[] {
  const byPlace = new Map(points.map((place) => [place[0], place]))
  return [...byPlace.values()].toSorted((a, b) => a[0] - b[0])
}

function slopesOf(places: readonly Place[]): number[] {
  const steps = places.slice(1).map(([x, y], i) => {
    const [beforeX, beforeY] = sure(places[i])
    return (y - beforeY) / (x - beforeX)
  })
  return places.map((_, i) => {
    const [before, after] = [steps[i - 1] ?? sure(steps[i]), steps[i] ?? sure(steps[i - 1])]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

function cubic(from: Place, to: Place, slopeFrom: number, slopeTo: number, value: number): number {
  const width = to[0] - from[0]
  const t = (value - from[0]) / width
  const [square, cube] = [t * t, t * t * t]
  return (
    (2 * cube - 3 * square + 1) * from[1] +
    (cube - 2 * square + t) * width * slopeFrom +
    (3 * square - 2 * cube) * to[1] +
    (cube - square) * width * slopeTo
  )
}
