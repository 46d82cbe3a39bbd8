import { add, normal, type Path, type Point, scale, subtract, unit } from '@toile/geometry'
import { edgePath } from '../pattern/edgePath.ts'
import { grainLine } from '../pattern/grainLine.ts'
import { notchMarks } from '../pattern/notchMarks.ts'
import { outlineOf } from '../pattern/outlineOf.ts'
import type { InnerLine, Piece } from '../pattern/pattern.ts'

/** What a line on a piece says; a piece lies against a cloth fold and is pressed along a fold. */
export type LineKind = 'cut' | 'sew' | 'clothFold' | 'notch' | 'drill' | 'grain' | InnerLine['kind']

/** Lines of a piece that are drawn alike, in millimetres. */
export interface PieceLines {
  kind: LineKind
  paths: readonly Path[]
  closed: boolean
}

/** Every line that is drawn of a piece, in its own millimetres, with the line it is cut along. */
export function pieceLines(piece: Piece, cut: Path): PieceLines[] {
  const notches = notchMarks(piece).map(({ cut: at, inward, depth }): Path => [at, add(at, scale(inward, depth))])
  const folds = piece.edges.filter(({ end }) => end === 'fold').map(({ id }) => edgePath(piece, id))
  const open = (kind: LineKind, paths: readonly Path[]): PieceLines[] =>
    paths.length > 0 ? [{ kind, paths, closed: false }] : []
  return [
    { kind: 'cut', paths: [cut], closed: true },
    { kind: 'sew', paths: [outlineOf(piece)], closed: true },
    ...open('clothFold', folds),
    ...piece.lines.flatMap(({ kind, path }) => open(kind, [path])),
    ...open('notch', notches),
    ...open('drill', piece.drills.flatMap(cross)),
    ...open('grain', grainArrow(piece)),
  ]
}

const cross = ([x, y]: Point): Path[] => [
  [
    [x - 3, y],
    [x + 3, y],
  ],
  [
    [x, y - 3],
    [x, y + 3],
  ],
]

/** The grain with an arrow head at both ends. */
function grainArrow(piece: Piece): Path[] {
  const [foot, head] = grainLine(piece)
  const along = unit(subtract(head, foot))
  const barbs = (tip: Point, way: number): Path => {
    const back = add(tip, scale(along, -8 * way))
    return [add(back, scale(normal(along), 3)), tip, add(back, scale(normal(along), -3))]
  }
  return [[foot, head], barbs(head, 1), barbs(foot, -1)]
}
