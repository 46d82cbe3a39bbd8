import { add, mix, normal, type Point, scale, subtract, sure, unit } from '@toile/geometry'
import type { Line } from './lines.ts'

/** The direction in which a line leaves its start, and in which it reaches its end. */
function directions(from: Point, { to, handles }: Line): readonly [Point, Point] {
  return handles
    ? [unit(subtract(handles[0], from)), unit(subtract(to, handles[1]))]
    : [unit(subtract(to, from)), unit(subtract(to, from))]
}

/** Lines so many millimetres to the left of others, which is within a piece; its ends are told. */
export function offsetLines(from: Point, lines: readonly Line[], by: number, first: Point, last: Point): Line[] {
  const corners = [from, ...lines.map(({ to }) => to)]
  const ways = lines.map((line, i) => directions(sure(corners[i]), line))
  const cornerAt = (i: number): Point => {
    if (i === 0) return first
    if (i === lines.length) return last
    const [into, out] = [sure(ways[i - 1])[1], sure(ways[i])[0]]
    const middle = mix(normal(into), normal(out), 0.5)
    return add(sure(corners[i]), scale(middle, by / Math.max(0.35, middle[0] ** 2 + middle[1] ** 2)))
  }
  return lines.map(({ handles, ...line }, i) => {
    const [start, end] = [cornerAt(i), cornerAt(i + 1)]
    const [head, tail] = [subtract(start, sure(corners[i])), subtract(end, sure(corners[i + 1]))]
    return {
      ...line,
      to: end,
      ...(handles ? { handles: [add(handles[0], head), add(handles[1], tail)] as const } : {}),
    }
  })
}
