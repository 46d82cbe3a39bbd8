import type { Piece } from '@toile/fashion/garments/piece.ts'
import type { Path, Point } from '@toile/geometry'
import { emptyMask, emptyPlane, type Mask, type Plane } from '../kernels/plane.ts'
import { fillOutlines, maskOfOutlines, strokePath } from '../kernels/scanline.ts'

/** A flat as it looks: cloth, and darkness 0..1 of its drawn lines. */
export interface DrawnFlat {
  cloth: Mask
  lines: Plane
}

/** How a flat is laid on a sheet: its size in pixels, where its places fall, and the pen's width in pixels. */
export interface FlatLayout {
  width: number
  height: number
  place: (p: Point) => Point
  pen: number
}

const isSleeve = ({ role }: Piece) => role === 'sleeve' || role === 'cuff'

/** Draws the pieces of a flat one over the other, as the studio layers them: each hides the lines beneath it. */
export function drawFlat(pieces: readonly Piece[], { width, height, place, pen }: FlatLayout): DrawnFlat {
  const flat: DrawnFlat = { cloth: emptyMask({ width, height }), lines: emptyPlane({ width, height }) }
  const rank = (piece: Piece) =>
    (piece.layer === 'back' ? -1000 : 0) + (isSleeve(piece) ? 500 : 0) + (piece.onTop ? 700 : 0) + piece.order
  for (const piece of pieces.toSorted((a, b) => rank(a) - rank(b))) {
    const laid = (path: Path) => path.map(place)
    const outlines = piece.outlines.map(laid)
    const under = maskOfOutlines(width, height, outlines)
    for (let i = 0; i < under.values.length; i++) if (under.values[i]) flat.lines.values[i] = 0
    fillOutlines(flat.cloth, outlines)
    for (const { path, weight } of piece.contours) strokePath(flat.lines, laid(path), pen * Math.max(0.6, weight))
    for (const { path, weight } of piece.lines)
      strokePath(flat.lines, laid(path), pen * 0.7 * Math.min(1, Math.max(0.5, weight)))
  }
  return flat
}
