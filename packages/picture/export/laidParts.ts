import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { chartOf } from '../cloth/chart.ts'
import { appliedOn } from '../looks/appliedOn.ts'
import type { Dressed } from '../looks/dressed.ts'
import type { LaidInLines, LinedPiece } from '../looks/laidLine.ts'
import { openLines } from '../looks/linesOn.ts'
import type { Sources } from '../looks/sources.ts'
import { contoursOf, type DrawnPart, partOf } from './linePaths.ts'

/** Pixels that a pen's weight counts in, to a head. */
const weighed = 170

/** What lines of things that lie on cloth are drawn by: their pictures, and the finest line that reads, in millimetres of cloth. */
export interface LaidPens extends Pick<Sources, 'stamp'> {
  dot: number
}

/** A piece as a part of a line drawing, over it each thing that lies on it, and over all its outline, which nothing on the cloth may break. */
export function pieceParts(figure: Figure, dressed: Dressed, piece: Piece, pens: LaidPens): DrawnPart[] {
  const on = () => ({ chart: chartOf(piece, figure), outlines: piece.outlines })
  const laid = laidParts(figure, dressed, piece.name, on, pens)
  return [partOf(piece), ...laid, { covers: [], lines: contoursOf(piece) }]
}

/** What lies on a piece as parts of a line drawing, the undermost first; the piece is charted only where something does. */
export function laidParts(
  figure: Pick<Figure, 'view' | 'millimetresPerHead'>,
  dressed: Dressed,
  name: string,
  open: () => Omit<LinedPiece, 'dot'>,
  pens: LaidPens,
): DrawnPart[] {
  const lines = openLines(appliedOn(dressed, figure), pens)(name)
  if (!lines.length) return []
  const on = { ...open(), dot: pens.dot }
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
