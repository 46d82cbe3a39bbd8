import { area, contains, type Path, selfCrossing } from '@toile/geometry'
import { cutLine } from '../../pattern/cutLine.ts'
import { edgeLength } from '../../pattern/edgePath.ts'
import { outlineOf } from '../../pattern/outlineOf.ts'
import type { Piece } from '../../pattern/pattern.ts'
import type { Finding } from '../faults/finding.ts'

/** The shortest edge that can be sewn, in millimetres. */
const shortest = 3

/** What is wrong with the outline and the grain of a piece. */
export function checkPiece(piece: Piece): Finding[] {
  const { id, corners, edges, grain } = piece
  const numbers = [...corners, ...edges.flatMap(({ handles }) => handles ?? []), grain.at].flat()
  if (corners.length !== edges.length || corners.length < 2 || !numbers.every(Number.isFinite))
    return [{ kind: 'open', piece: id }]
  const outline = outlineOf(piece)
  if (area(outline) <= 0) return [{ kind: 'turned', piece: id }]
  const lengths = edges.map((edge) => ({ edge: edge.id, mm: edgeLength(piece, edge.id) }))
  return [
    ...(selfCrossing(outline) ? [{ kind: 'crossing', piece: id } as const] : []),
    ...lengths.filter(({ mm }) => mm < shortest).map((short) => ({ kind: 'short', piece: id, ...short }) as const),
    ...(contains(outline, grain.at) ? [] : [{ kind: 'grain', piece: id } as const]),
  ]
}

/** By how much a piece is wider than cloth of a width, as it lies along its grain; millimetres. */
export function checkWidth(piece: Piece, clothWidth: number): Finding[] {
  const turn = (piece.grain.degrees * Math.PI) / 180
  const wide = (path: Path) => {
    const across = path.map(([x, y]) => y * Math.cos(turn) - x * Math.sin(turn))
    return Math.max(...across) - Math.min(...across)
  }
  const allowances = piece.edges.map(({ allowance }) => allowance)
  // The line it is cut along is drawn only where the piece might be too wide with it.
  if (wide(outlineOf(piece)) + 5 * Math.max(...allowances) <= clothWidth) return []
  const mm = wide(cutLine(piece)) - clothWidth
  return mm > 0 ? [{ kind: 'wide', piece: piece.id, mm }] : []
}
