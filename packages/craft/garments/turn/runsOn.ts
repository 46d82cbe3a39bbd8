import { add, area, distance, type Path, type Point, reversed } from '@toile/geometry'
import { goesRound, type Piece, type PieceRole } from '../piece.ts'

/** How far the body of cloth runs on beyond its end, and over how much of an edge its way there is read, in heads. */
const on = 0.3
const over = 0.2

/** What ends in a thin edge above as well as below. */
const strips: readonly PieceRole[] = ['cuff', 'band', 'waistband']

/** What a carried piece is modelled from: cloth ends at a hem and does not round off towards it, or every hem, cuff and waistband is a pillow. */
export function runsOn({ role, layer, outlines, left, right, volume }: Piece): readonly Path[] | null {
  const body = volume ?? outlines
  if (layer !== 'front' || !goesRound(role) || left.length < 2 || right.length < 2 || !body.length) return volume
  const ends = strips.includes(role)
    ? [beyond(left, right), beyond(reversed(left), reversed(right))]
    : [beyond(left, right)]
  const turns = Math.sign(area(body[0]))
  return [...body, ...ends.map((end) => (area(end) * turns < 0 ? reversed(end) : end))]
}

/** The cloth that would follow on both edges' last places. */
function beyond(left: Path, right: Path): Path {
  const [from, to] = [left[left.length - 1], right[right.length - 1]]
  return [from, to, onwards(right), onwards(left)]
}

function onwards(edge: Path): Point {
  const end = edge[edge.length - 1]
  const before = edge.findLast((at) => distance(at, end) > over) ?? edge[0]
  const by = on / (distance(before, end) || 1)
  return add(end, [(end[0] - before[0]) * by, (end[1] - before[1]) * by])
}
