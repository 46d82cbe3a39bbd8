import { add, distance, mix, type Point, rotate, sure } from '@toile/geometry'
import { cutCounts } from '../pattern/cutCounts.ts'
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

/** What a piece says of itself in words: its name, its sizes and how often it is cut. */
export function pieceWords(piece: Piece, sizes: readonly string[]): string[] {
  const { drawn, mirrored } = cutCounts(piece)
  const [first = '', last = first] = [sizes[0], sizes.at(-1)]
  return [
    piece.name,
    sizes.length > 1 ? `Sizes ${first} - ${last}` : `Size ${first}`,
    `Cut ${drawn + mirrored}${mirrored ? ' (pair)' : ''} ${piece.cut.of}`,
  ]
}

/** Words beside the grain of a piece, on the side and at the place of it where they are largest; they can be read once the piece is turned by so many degrees. */
export function pieceLabel(piece: Piece, rows: readonly string[], lies = 0): Label {
  const [foot, head] = grainLine(piece)
  const turn = readable(piece.grain.degrees + lies) - lies
  const outline = outlineOf(piece)
  const most = Math.max(1, ...rows.map(({ length }) => length)) * wide
  const deep = rowHeight * rows.length + 0.6
  const labels = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share) =>
    [1, -1].map((side): Label => {
      const at = mix(foot, head, share)
      const long = 2 * Math.min(share, 1 - share) * distance(foot, head)
      const away = (from: Point) => reach(outline, from, add(from, turned([0, 100 * side], turn)))
      const height = [0, -0.5, 0.5].reduce(
        (least, end) => {
          const from = add(at, turned([end * Math.min(long, most * least), 0], turn))
          return Math.min(least, (0.92 * away(from)) / deep)
        },
        Math.min(largest, long / most),
      )
      const base = side > 0 ? 0.6 : 0.45 - deep
      return { rows, height, turn, at: add(at, turned([0, base * height], turn)) }
    }),
  )
  return sure(labels.toSorted((a, b) => b.height - a.height)[0])
}

const turned = (by: Point, degrees: number): Point => rotate(by, (degrees * Math.PI) / 180)

/** The same direction or its opposite, so that words along it do not stand on their head. */
export function readable(degrees: number): number {
  const turn = ((degrees % 180) + 180) % 180
  return turn > 90 ? turn - 180 : turn
}
