import type { Piece } from '@toile/fashion/garments/piece.ts'
import { boundsOf, type Path, type Point } from '@toile/geometry'
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
  /** Leaves creases out: they are chance, not cut. */
  plain?: boolean
}

const isSleeve = ({ role }: Piece) => role === 'sleeve' || role === 'cuff'

/** Draws the pieces of a flat one over the other, as the studio layers them: each hides the lines beneath it. */
export function drawFlat(pieces: readonly Piece[], { width, height, place, pen, plain }: FlatLayout): DrawnFlat {
  const flat: DrawnFlat = { cloth: emptyMask({ width, height }), lines: emptyPlane({ width, height }) }
  const rank = (piece: Piece) =>
    (piece.layer === 'back' ? -1000 : 0) + (isSleeve(piece) ? 500 : 0) + (piece.onTop ? 700 : 0) + piece.order
  for (const piece of pieces.toSorted((a, b) => rank(a) - rank(b))) {
    const laid = (path: Path) => path.map(place)
    const outlines = piece.outlines.map(laid)
    hideUnder(flat, outlines)
    fillOutlines(flat.cloth, outlines)
    for (const { path, weight } of piece.contours) strokePath(flat.lines, laid(path), pen * Math.max(0.6, weight))
    for (const { path, weight, kind } of piece.lines) {
      if (plain && kind === 'fold') continue
      strokePath(flat.lines, laid(path), pen * 0.7 * Math.min(1, Math.max(0.5, weight)))
    }
  }
  return flat
}

function hideUnder({ lines }: DrawnFlat, outlines: readonly Path[]) {
  const bounds = boundsOf(...outlines)
  const left = Math.max(0, Math.floor(bounds.left))
  const top = Math.max(0, Math.floor(bounds.top))
  const width = Math.min(lines.width, Math.ceil(bounds.right) + 1) - left
  const height = Math.min(lines.height, Math.ceil(bounds.bottom) + 1) - top
  if (width < 1 || height < 1) return
  const shifted = outlines.map((path) => path.map(([x, y]): Point => [x - left, y - top]))
  const under = maskOfOutlines(width, height, shifted)
  for (let i = 0; i < under.values.length; i++) {
    const x = i % width
    if (under.values[i]) lines.values[((i - x) / width + top) * lines.width + x + left] = 0
  }
}
