import { distance, type Path, type Point, subtract, sure } from '@toile/geometry'

/** Places nearer than this, in millimetres, are one. */
const grid = 1e-4

const keyOf = ([x, y]: Point) => `${Math.round(x / grid)} ${Math.round(y / grid)}`

/** What lies outermost of a closed, counter-clockwise run that may cross itself: the union of all that it goes round, without holes. */
export function outerOutline(ring: Path): Path {
  const stops = stopsOf(ring)
  const ways = waysOf(ring, stops)
  const [lowest] = [...ways.values()].flat().toSorted((a, b) => a.from[1] - b.from[1] || a.from[0] - b.from[0])
  const start = sure(lowest).from
  const outline: Point[] = [start]
  let [back, at]: [Point, Point] = [[0, -1], start]
  // As many ways lead to a place as from it, so that one who walks none twice comes back to the start, whatever loops run the other way round.
  const left = new Set(ways.values().flatMap((all) => all))
  do {
    const next = rightmost(
      sure(ways.get(keyOf(at))).filter((way) => left.has(way)),
      back,
    )
    left.delete(next)
    back = subtract(at, next.to)
    at = next.to
    outline.push(at)
  } while (keyOf(at) !== keyOf(start))
  return outline.slice(1)
}

/** The places where other stretches cross each stretch of a ring, by its number. */
function stopsOf(ring: Path): Map<number, Point[]> {
  const stops = new Map<number, Point[]>()
  const stop = (i: number, at: Point) => stops.set(i, [...(stops.get(i) ?? []), at])
  ring.forEach((a, i) => {
    const b = sure(ring[(i + 1) % ring.length])
    for (let j = i + 1; j < ring.length; j++) {
      const [c, d] = [sure(ring[j]), sure(ring[(j + 1) % ring.length])]
      if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.min(a[0], b[0]) > Math.max(c[0], d[0])) continue
      if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.min(a[1], b[1]) > Math.max(c[1], d[1])) continue
      const at = touch(a, b, c, d)
      if (!at) continue
      stop(i, at)
      stop(j, at)
    }
  })
  return stops
}

/** Where two stretches cross or touch, their ends included. */
function touch(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [along, other, between] = [subtract(b, a), subtract(d, c), subtract(c, a)]
  const turn = along[0] * other[1] - along[1] * other[0]
  if (Math.abs(turn) < 1e-12) return null
  const t = (between[0] * other[1] - between[1] * other[0]) / turn
  const u = (between[0] * along[1] - between[1] * along[0]) / turn
  const [spareT, spareU] = [grid / Math.hypot(...along), grid / Math.hypot(...other)]
  if (t < -spareT || t > 1 + spareT || u < -spareU || u > 1 + spareU) return null
  return [a[0] + t * along[0], a[1] + t * along[1]]
}

/** A step from one place to the next. */
interface Way {
  from: Point
  to: Point
}

/** All steps of a ring that is cut at its stops, by where they begin. */
function waysOf(ring: Path, stops: ReadonlyMap<number, Point[]>): Map<string, Way[]> {
  const steps = ring.flatMap((from, i): Way[] => {
    const end = sure(ring[(i + 1) % ring.length])
    const between = (stops.get(i) ?? []).toSorted((a, b) => distance(from, a) - distance(from, b))
    const run = [from, ...between, end]
    return run.slice(1).map((to, j) => ({ from: sure(run[j]), to }))
  })
  const moving = steps.filter(({ from, to }) => keyOf(from) !== keyOf(to))
  return Map.groupBy(moving, ({ from }) => keyOf(from))
}

/** The way that turns furthest to the right for somebody who came from `back`; turning round is the last resort. */
function rightmost(ways: readonly Way[], back: Point): Way {
  const turnTo = ({ from, to }: Way) => {
    const [x, y] = subtract(to, from)
    const angle = Math.atan2(back[0] * y - back[1] * x, back[0] * x + back[1] * y)
    return angle > 1e-9 ? angle : angle + 2 * Math.PI
  }
  return sure(ways.toSorted((a, b) => turnTo(a) - turnTo(b))[0])
}
