import { type Point, sureFirst } from '@toile/geometry'
import type { DrawnLine, LineDrawing, LineNode } from './lineDrawing.ts'
import { cutAtColumn } from './cutAtColumn.ts'
import { joinedLine, turned } from './joinedLine.ts'

/** The drawing with one side as the mirror of the other, about its axis or its page's middle; lines that cross the middle meet their mirror there. */
export function mirroredLines(drawing: LineDrawing, side: 'left' | 'right'): LineDrawing {
  const axis = drawing.axis ?? drawing.width / 2
  const own = drawing.lines.flatMap((line) => cutAtColumn(line, axis, side))
  const across = ([x, y]: Point): [number, number] => [2 * axis - x, y]
  const mirror = ({ at, before, after }: LineNode): LineNode => ({
    at: across(at),
    before: across(before),
    after: across(after),
  })
  const lines = own.flatMap((line) => {
    if (line.nodes.every(({ at }) => Math.abs(at[0] - axis) < 1e-6)) return [line]
    const other: DrawnLine = { ...line, nodes: turned(line.nodes.map(mirror)) }
    return line.closed ? [line, other] : together(line, other, axis)
  })
  const numbered = lines.map((line, i) => ({ ...line, id: `l${i + 1}` }))
  return { ...drawing, axis, lines: numbered }
}

/** A line and its mirror: one where they meet on the axis, and closed where they meet at both ends. */
function together(line: DrawnLine, other: DrawnLine, axis: number): DrawnLine[] {
  const isOn = (node: LineNode | undefined) => node !== undefined && Math.abs(node.at[0] - axis) < 1e-3
  const [first, last] = [isOn(line.nodes[0]), isOn(line.nodes.at(-1))]
  if (!first && !last) return [line, other]
  const one = joinedLine({ ...line, id: 'a' }, { ...other, id: 'b' })
  if (!one) return [line, other]
  if (!(first && last)) return [{ ...one, id: line.id }]
  // Both ends meet: what was joined ends where it begins.
  const [start, end] = [sureFirst(one.nodes), one.nodes.at(-1)]
  const nodes = end ? [{ ...start, before: end.before }, ...one.nodes.slice(1, -1)] : one.nodes
  return [{ ...one, id: line.id, closed: nodes.length > 2, nodes: nodes.length > 2 ? nodes : one.nodes }]
}
