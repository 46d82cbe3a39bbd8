import { isOnArm } from '@toile/craft/garments/isOnArm.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { boundsOf, type Path, type Point } from '@toile/geometry'
import { emptyMask, emptyPlane, type Mask, type Plane } from '../../../kernels/plane.ts'
import { maskOfOutlines, strokePath } from '../../../kernels/scanline.ts'

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

/** Draws the pieces of a flat one over the other, as the studio layers them: each hides the lines beneath it. */
export function drawFlat(pieces: readonly Piece[], { width, height, place, pen, plain }: FlatLayout): DrawnFlat {
  const flat: DrawnFlat = { cloth: emptyMask({ width, height }), lines: emptyPlane({ width, height }) }
  const rank = (piece: Piece) =>
    (piece.layer === 'back' ? -1000 : 0) + (isOnArm(piece) ? 500 : 0) + (piece.onTop ? 700 : 0) + piece.order
  for (const piece of pieces.toSorted((a, b) => rank(a) - rank(b))) {
    const laid = (path: Path) => thinned(path.map(place))
    lay(flat, piece.outlines.map(laid))
    for (const { path, weight } of piece.contours) strokePath(flat.lines, laid(path), pen * Math.max(0.6, weight))
    for (const { path, weight, kind } of piece.lines) {
      if (plain && kind === 'fold') continue
      strokePath(flat.lines, laid(path), pen * 0.7 * Math.min(1, Math.max(0.5, weight)))
    }
  }
  return flat
}

/** Without points that a pixel cannot tell apart from the one before. */
function thinned(path: Path): Path {
  let [x, y] = path[0] ?? [0, 0]
  return path.filter(([nextX, nextY], i) => {
    if (i && i < path.length - 1 && Math.abs(nextX - x) + Math.abs(nextY - y) < 0.5) return false
    x = nextX
    y = nextY
    return true
  })
}

/** Lays cloth over what is drawn so far and hides the lines beneath it. */
function lay({ cloth, lines }: DrawnFlat, outlines: readonly Path[]) {
  const bounds = boundsOf(...outlines)
  const left = Math.max(0, Math.floor(bounds.left))
  const top = Math.max(0, Math.floor(bounds.top))
  const width = Math.min(lines.width, Math.ceil(bounds.right) + 1) - left
  const height = Math.min(lines.height, Math.ceil(bounds.bottom) + 1) - top
  if (width < 1 || height < 1) return
  const shifted = outlines.map((path) => path.map(([x, y]): Point => [x - left, y - top]))
  const under = maskOfOutlines(width, height, shifted)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = (y + top) * lines.width + left; x < width; x++, at++) {
      if (!under.values[y * width + x]) continue
      lines.values[at] = 0
      cloth.values[at] = 1
    }
  }
}
