import type { Path, Point } from '@toile/geometry'

/** How high the rows are in which edges are looked up, in heads. */
const row = 0.08

/** Whether points lie inside one of some closed outlines, each by the even-odd rule; edges are kept by their rows, for outlines that are asked about many points. */
export function within(outlines: readonly Path[]): (point: Point) => boolean {
  const each = outlines.map(insideOf)
  return (point) => each.some((inside) => inside(point))
}

function insideOf(outline: Path): (point: Point) => boolean {
  const rows = new Map<number, { from: Point; to: Point }[]>()
  outline.forEach((from, i) => {
    const to = outline.at(i - 1) ?? from
    const [first, last] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]]
    for (let at = Math.floor(first / row); at <= Math.floor(last / row); at++) {
      const edges = rows.get(at)
      if (edges) edges.push({ from, to })
      else rows.set(at, [{ from, to }])
    }
  })
  return ([x, y]) => {
    const edges = rows.get(Math.floor(y / row))
    let inside = false
    for (let k = 0; edges && k < edges.length; k++) {
      const { from, to } = edges[k]!
      if (from[1] > y === to[1] > y) continue
      if (x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0]) inside = !inside
    }
    return inside
  }
}
