import { add, distance, mix, type Path, type Point, rotate, scale, sure } from '@toile/geometry'
import { grainLine, reach } from '../pattern/grainLine.ts'
import { outlineOf } from '../pattern/outlineOf.ts'
import type { Piece } from '../pattern/pattern.ts'

/** Words on a piece in millimetres: the middle of the line that the last row stands on, the height of their letters, and how they are turned in degrees. */
export interface Label {
  rows: readonly string[]
  at: Point
  height: number
  turn: number
}

/** The largest letters, how wide one is of its height at most, and the height of a row. */
const largest = 14
const wide = 0.62
const rowHeight = 1.2
/** How much of the room is filled. */
const filled = 0.92
/** How far is looked for the end of a piece, in millimetres. */
const far = 400

/** Words on a piece beside its grain: along it, or across it where they are larger there; they can be read once the piece is turned by so many degrees. */
export function pieceLabel(piece: Piece, rows: readonly string[], lies = 0): Label {
  const outline = outlineOf(piece)
  const line = grainLine(piece)
  const places = [0.5, 0.35, 0.65, 0.2, 0.8]
  const labels = places.flatMap((share) =>
    [1, -1].map((side) => alongGrain(piece, { outline, rows, lies, share, side })),
  )
  const across = places
    .slice(0, 3)
    .flatMap((share) =>
      [0, 180].map((way) => acrossGrain(mix(...line, share), piece.grain.degrees + 90 + way, { outline, rows, lies })),
    )
  return sure([...labels, ...across].toSorted((a, b) => b.height - a.height)[0])
}

interface Asked {
  outline: Path
  rows: readonly string[]
  lies: number
}

/** The most letters of a row, and how high rows are together, both of the height of a letter. */
const extent = (rows: readonly string[]) => ({
  most: Math.max(1, ...rows.map(({ length }) => length)) * wide,
  deep: rowHeight * rows.length + 0.6,
})

/** Words that run along the grain on one side of it, as high as there is room at their middle and their ends. */
function alongGrain(
  piece: Piece,
  { outline, rows, lies, share, side }: Asked & { share: number; side: number },
): Label {
  const [foot, head] = grainLine(piece)
  const turn = readable(piece.grain.degrees + lies) - lies
  const { most, deep } = extent(rows)
  const at = mix(foot, head, share)
  const long = 2 * Math.min(share, 1 - share) * distance(foot, head)
  const height = [0, -0.5, 0.5].reduce(
    (least, end) => {
      const from = add(at, turned([end * Math.min(long, most * least), 0], turn))
      return Math.min(least, (filled * reach(outline, from, add(from, turned([0, far * side], turn)))) / deep)
    },
    Math.min(largest, long / most),
  )
  const base = side > 0 ? 0.6 : 0.45 - deep
  return { rows, height, turn, at: add(at, turned([0, base * height], turn)) }
}

/** Words that run from the grain to the end of the piece on one side. */
function acrossGrain(from: Point, degrees: number, { outline, rows, lies }: Asked): Label {
  const turn = readable(degrees + lies) - lies
  const { most, deep } = extent(rows)
  const room = reach(outline, from, add(from, turned([far, 0], degrees)))
  const long = filled * (room - 8)
  const middle = add(from, turned([4 + room / 2, 0], degrees))
  const height = [0, -0.5, 0.5].reduce(
    (least, end) => {
      const at = add(middle, turned([end * Math.min(long, most * least), 0], turn))
      const rooms = [far, -far].map((way) => reach(outline, at, add(at, turned([0, way], turn))))
      return Math.min(least, (2 * filled * Math.min(...rooms)) / deep)
    },
    Math.min(largest, long / most),
  )
  return { rows, height, turn, at: add(middle, scale(turned([0, 1], turn), -height * (deep / 2 - 0.6))) }
}

const turned = (by: Point, degrees: number): Point => rotate(by, (degrees * Math.PI) / 180)

/** The same direction or its opposite, so that words along it do not stand on their head. */
export function readable(degrees: number): number {
  const turn = ((degrees % 180) + 180) % 180
  return turn > 90 ? turn - 180 : turn
}
