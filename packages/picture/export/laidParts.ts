import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { chartOf } from '../cloth/chart.ts'
import type { Dressed } from '../looks/dressed.ts'
import type { LaidInLines, LinedPiece } from '../looks/laidLines.ts'
import { openLines } from '../looks/linesOn.ts'
import type { Sources } from '../looks/sources.ts'
import { type DrawnPart, partOf } from './linePaths.ts'

/** Pixels that a pen's weight counts in, to a head. */
const weighed = 170

/** A piece as a part of a line drawing, and over it each thing that lies on it. */
export function pieceParts(
  figure: Figure,
  dressed: Dressed,
  piece: Piece,
  sources: Pick<Sources, 'stamp'>,
): DrawnPart[] {
  const on = () => ({ chart: chartOf(piece, figure), outlines: piece.outlines })
  return [partOf(piece), ...laidParts(figure, dressed, piece.name, on, sources)]
}

/** What lies on a piece as parts of a line drawing, the undermost first; the piece is charted only where something does. */
export function laidParts(
  figure: Pick<Figure, 'view' | 'millimetresPerHead'>,
  dressed: Dressed,
  name: string,
  open: () => LinedPiece,
  sources: Pick<Sources, 'stamp'>,
): DrawnPart[] {
  const lines = openLines(dressed, figure, sources)(name)
  if (!lines.length) return []
  const on = open()
  const pen = weighed / figure.millimetresPerHead
  return lines.flatMap((inLines) => inLines(on) ?? []).map((laid) => partOfLaid(laid, dressed.worn.id, pen))
}

function partOfLaid({ id, label, lines, bounds, holds }: LaidInLines, garment: string, pen: number): DrawnPart {
  const of = { key: JSON.stringify([garment, id]), label }
  return {
    covers: [],
    hides: { bounds, holds },
    lines: lines.map(({ path, weight, dash }) => ({ layer: 'trim', path, weight: weight * pen, dash, of })),
  }
}
