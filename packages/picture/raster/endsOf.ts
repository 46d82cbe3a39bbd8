import { distance, mix, type Path, resample } from '@toile/geometry'
import type { EndAt } from './inflate.ts'
import type { Region, Stage } from './stage.ts'

/** Steeper to the fall than this, an edge is a side that turns away; flatter, it is where cloth was cut. */
const side = 0.75
/** Within this share of the half width nothing turns away: the edges there are waves of a hem and sides of a neckline. */
const within = 0.62

/** The middle of a piece at a place along its fall, in pixels of the region, the way the fall goes, and half the width there. */
interface Place {
  x: number
  y: number
  alongX: number
  alongY: number
  half: number
}

/** Where a photographed piece was cut (hem, cuff, waist, armhole) and not turned away: its edges across the fall between its grain edges. Nothing of a piece that has none. */
export function endsOf(stage: Stage, region: Region, [left, right]: readonly [Path, Path]): EndAt | undefined {
  if (left.length < 2 || right.length < 2) return undefined
  const fall = placesOf(stage, region, left, right)
  return (x, y, outX, outY) => {
    const { alongX, alongY, half, ...at } = nearestOf(fall, x, y)
    if (Math.abs((x - at.x) * alongY - (y - at.y) * alongX) < within * half) return true
    return Math.abs(outX * alongX + outY * alongY) > side * Math.hypot(outX, outY)
  }
}

const count = 8

function placesOf(stage: Stage, region: Region, left: Path, right: Path): Place[] {
  const [a, b] = [left, right].map((path) => resample(path.map(stage.place), 3 * count))
  const middles = Array.from({ length: count }, (_, k) => {
    const i = Math.round((k / (count - 1)) * (a.length - 1))
    const middle = mix(a[i], b[i], 0.5)
    const half = Math.min(...[...a, ...b].map((p) => distance(p, middle)))
    return { x: middle[0] - region.x, y: middle[1] - region.y, half }
  })
  return middles.map((middle, k) => {
    const from = middles[Math.max(0, k - 1)]
    const to = middles[Math.min(count - 1, k + 1)]
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    return { ...middle, alongX: (to.x - from.x) / length, alongY: (to.y - from.y) / length }
  })
}

const nearestOf = (fall: readonly Place[], x: number, y: number): Place =>
  fall.reduce((best, place) => (far(place, x, y) < far(best, x, y) ? place : best))

const far = (place: Place, x: number, y: number) => (place.x - x) ** 2 + (place.y - y) ** 2
