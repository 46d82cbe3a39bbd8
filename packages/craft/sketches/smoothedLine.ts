import { add, distance, mix, type Point, scale, subtract, unit } from '@toile/geometry'
import type { DrawnLine, LineNode } from './lineDrawing.ts'

/** A turn whose cosine is below this is a corner and stays. */
const corner = 0.5
/** How far a point goes towards the middle of its neighbours, and how far its handles reach to them. */
const towards = 0.5
const reach = 1 / 3

/** A segment without its trembling: every point between corners and ends goes half of the way to where its neighbours would have it, and its handles lie along the line. */
export function smoothedLine(line: DrawnLine): DrawnLine {
  const { nodes, closed } = line
  if (nodes.length < 3) return line
  const around = (i: number, by: number): LineNode | undefined =>
    nodes[closed ? (i + by + nodes.length) % nodes.length : i + by]
  const stays = nodes.map((node, i) => {
    const [before, after] = [around(i, -1), around(i, 1)]
    if (!before || !after) return true
    const [into, out] = [subtract(node.at, before.at), subtract(after.at, node.at)]
    const [a, b] = [unit(into), unit(out)]
    return a[0] * b[0] + a[1] * b[1] < corner
  })
  const places = nodes.map((node, i): Point => {
    const [before, after] = [around(i, -1), around(i, 1)]
    if (stays[i] || !before || !after) return node.at
    const share = distance(before.at, node.at) / (distance(before.at, node.at) + distance(node.at, after.at) || 1)
    return mix(node.at, mix(before.at, after.at, share), towards)
  })
  const smooth = nodes.map((node, i): LineNode => {
    const at = places[i] ?? node.at
    const count = nodes.length
    const before = places[closed ? (i - 1 + count) % count : i - 1]
    const after = places[closed ? (i + 1) % count : i + 1]
    if (stays[i] || !before || !after) {
      const [dx, dy] = subtract(at, node.at)
      return { at, before: add(node.before, [dx, dy]), after: add(node.after, [dx, dy]) }
    }
    const along = unit(subtract(after, before))
    return {
      at,
      before: add(at, scale(along, -reach * distance(before, at))),
      after: add(at, scale(along, reach * distance(at, after))),
    }
  })
  return { ...line, nodes: smooth }
}
