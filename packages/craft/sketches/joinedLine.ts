import { distance, reversed } from '@toile/geometry'
import type { DrawnLine, LineNode } from './lineDrawing.ts'

/** Ends that are nearer than this share of a page's unit are one point. */
const touching = 1e-6

/** Two segments as one, by those of their ends that lie nearest; a segment joined with itself is closed. Closed ones have no ends. */
export function joinedLine(first: DrawnLine, second: DrawnLine): DrawnLine | null {
  if (first.closed || second.closed) return null
  if (first.id === second.id) return first.nodes.length > 2 ? { ...first, closed: true } : null
  const [from, to] = nearest(first.nodes, second.nodes)
  const nodes = meet(from, to)
  return { ...first, nodes, guessed: first.guessed && second.guessed }
}

/** Both runs turned so that the end of the first lies nearest to the start of the second. */
function nearest(a: readonly LineNode[], b: readonly LineNode[]): [readonly LineNode[], readonly LineNode[]] {
  const ways = [a, turned(a)].flatMap((one) => [b, turned(b)].map((other) => [one, other] as const))
  const apart = ([one, other]: (typeof ways)[number]) => {
    const [end, start] = [one.at(-1), other[0]]
    return end && start ? distance(end.at, start.at) : Infinity
  }
  const best = ways.reduce((x, y) => (apart(y) < apart(x) ? y : x))
  return [best[0], best[1]]
}

/** A run walked the other way. */
export const turned = (nodes: readonly LineNode[]): LineNode[] =>
  reversed(nodes).map(({ at, before, after }) => ({ at, before: after, after: before }))

function meet(from: readonly LineNode[], to: readonly LineNode[]): LineNode[] {
  const [end, start] = [from.at(-1), to[0]]
  if (!end || !start || distance(end.at, start.at) > touching) return [...from, ...to]
  return [...from.slice(0, -1), { at: end.at, before: end.before, after: start.after }, ...to.slice(1)]
}
