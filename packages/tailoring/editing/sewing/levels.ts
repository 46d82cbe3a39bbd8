import { add, along, lengths, lerp, type Point, scale, sure } from '@toile/geometry'
import { edgeLength, edgePath } from '../../pattern/edgePath.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { type Meeting, meetings } from './meeting.ts'
import { pieceNamed } from '../shape/pieceNamed.ts'

/** Where a piece is cut across: millimetres along its grain, and whether what lies above that moves. */
interface Level {
  level: number
  above: boolean
}

const up = ({ grain }: Piece): Point => {
  const turn = (grain.degrees * Math.PI) / 180
  return [Math.cos(turn), Math.sin(turn)]
}
const height = (piece: Piece, [x, y]: Point): number => x * up(piece)[0] + y * up(piece)[1]

/** The level of a piece at a share of its height along its grain, in millimetres. */
export function levelOf(piece: Piece, share: number): number {
  const heights = piece.corners.map((corner) => height(piece, corner))
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return low + (high - low) * share
}

/** A piece that is longer by millimetres along its grain: what lies below a level moves down, or what lies above it up. */
export function lengthenedAt(piece: Piece, level: number, mm: number, above: boolean): Piece {
  const way = scale(up(piece), above ? mm : -mm)
  const moved = (point: Point): Point => (height(piece, point) > level === above ? add(point, way) : point)
  return {
    ...piece,
    corners: piece.corners.map(moved),
    edges: piece.edges.map((edge) =>
      edge.handles ? { ...edge, handles: [moved(edge.handles[0]), moved(edge.handles[1])] } : edge,
    ),
    grain: { ...piece.grain, at: moved(piece.grain.at) },
    drills: piece.drills.map(moved),
    lines: piece.lines.map((line) => ({ ...line, path: line.path.map(moved) })),
  }
}

/** The levels of all pieces that are cut across where one is: from seam to seam, as far as seams cross the level along the grain. */
export function adjoiningLevels(pattern: Pattern, id: string, level: number): Map<string, Level> {
  const found = new Map<string, Level>([[id, { level, above: false }]])
  for (const [piece, own] of found)
    for (const [other, at] of across(pattern, pieceNamed(pattern, piece), own))
      if (!found.has(other)) found.set(other, at)
  return found
}

/** The levels of the pieces that are sewn to the edges of a piece which cross its level. */
function across(pattern: Pattern, piece: Piece, { level, above }: Level): [string, Level][] {
  return piece.edges.flatMap(({ id }) => {
    const path = edgePath(piece, id)
    const heights = path.map((point) => height(piece, point))
    const after = heights.findIndex((one, i) => i > 0 && one > level !== sure(heights[i - 1]) > level)
    if (after < 1) return []
    const [low, high] = [sure(heights[after - 1]), sure(heights[after])]
    const walked = lengths(path)
    const at = lerp(sure(walked[after - 1]), sure(walked[after]), (level - low) / (high - low)) / sure(walked.at(-1))
    const startMoves = sure(heights[0]) > level === above
    return meetings(pattern, { piece: piece.id, edge: id }, at).flatMap((met) => {
      const found = levelAcross(pattern, met, startMoves)
      return found ? [found] : []
    })
  })
}

/** The level of a piece at a place of one of its edges, where that runs along its grain there. */
function levelAcross(pattern: Pattern, { edge, share, turned }: Meeting, startMoves: boolean): [string, Level] | null {
  const piece = pieceNamed(pattern, edge.piece)
  const path = edgePath(piece, edge.edge)
  const [from, to] = [height(piece, sure(path[0])), height(piece, sure(path.at(-1)))]
  if (Math.abs(to - from) < 0.5 * edgeLength(piece, edge.edge)) return null
  // The end that is sewn to what moves moves as well; sewn edges that are drawn alike run against each other.
  const start = startMoves !== turned
  return [edge.piece, { level: height(piece, along(path, share)), above: start === from > to }]
}
