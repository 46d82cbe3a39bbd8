import { type Path, type Point, sure } from '@toile/geometry'

/** Chords of the round at a corner or an end, to a full turn. */
const turn = 72

/** The closed edge of a strip drawn along a path, so far to either side of it, with round corners and ends; at the inner side of a bend it crosses itself. */
export function stripOf(path: Path, reach: number): Path {
  const way = path.filter(
    (p, i) => i === 0 || Math.hypot(p[0] - sure(path[i - 1])[0], p[1] - sure(path[i - 1])[1]) > 1e-6,
  )
  const there = way.slice(1).map((to, i) => ({ from: sure(way[i]), to }))
  const back = there.toReversed().map(({ from, to }) => ({ from: to, to: from }))
  const round: Point[] = []
  let before: number | null = null
  for (const { from, to } of [...there, ...back]) {
    const across = Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2
    if (before !== null) round.push(...joint(from, before, across, reach))
    round.push(at(from, across, reach), at(to, across, reach))
    before = across
  }
  const [first] = there
  if (first && before !== null) {
    const across = Math.atan2(first.to[1] - first.from[1], first.to[0] - first.from[0]) - Math.PI / 2
    round.push(...joint(first.from, before, across, reach))
  }
  return round[0] ? [...round, round[0]] : []
}

const at = ([x, y]: Point, angle: number, reach: number): Point => [
  x + reach * Math.cos(angle),
  y + reach * Math.sin(angle),
]

/** The round outside of a bend; nothing at its inner side. */
function joint(middle: Point, from: number, to: number, reach: number): Point[] {
  const whole = Math.PI * 2
  const by = (((to - from) % whole) + whole) % whole
  if (by > Math.PI + 1e-6) return []
  const count = Math.ceil((by / whole) * turn)
  return Array.from({ length: count }, (_, i) => at(middle, from + (by * i) / count, reach))
}
