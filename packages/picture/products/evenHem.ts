import type { Piece } from '@toile/craft/garments/piece.ts'
import { hullOf, lerp, type Path, type Point, smooth, sure } from '@toile/geometry'

/** Heads above the lowest line of a skirt in which its hem waves, and pieces that fall in waves. */
const high = 0.4
const waved = ['skirt', 'dress']

/** A skirt whose hem hangs evenly, by a share: seen straight on and not from above, waves of cloth end side by side. */
export function evenHem(piece: Piece, share: number): Piece {
  if (!waved.includes(piece.name) || !piece.surface?.length || share === 0) return piece
  const outline = piece.outlines.flat()
  const hem = hemUnder(outline)
  const by = 0.82 * share
  const even = (path: Path): Path =>
    path.map(([x, y]): Point => {
      const lowest = hem(x)
      return [x, lerp(y, lowest, by * smooth(lowest - high, lowest - high / 2, y))]
    })
  const shifted = (path: Path): Path =>
    path.map(([x, y]): Point => {
      const lowest = hem(x)
      return y < lowest - high ? [x, y] : [x, y + by * Math.max(0, lowest - lowestNear(outline, x))]
    })
  return {
    ...piece,
    outlines: piece.outlines.map((path) => onward(even(path), hem)),
    contours: piece.contours.map((contour) => ({ ...contour, path: even(contour.path) })),
    lines: piece.lines.map((line) => ({ ...line, path: shifted(line.path) })),
  }
}

/** An outline whose hem runs on from side to side: what lay folded over itself lies beside itself. */
function onward(path: Path, hem: (x: number) => number): Path {
  const isHem = ([x, y]: Point) => y > hem(x) - high / 2
  const begun = path.findIndex((point, i) => isHem(point) && !isHem(sure(path.at(i - 1))))
  if (begun < 0) return path
  const turned = [...path.slice(begun), ...path.slice(0, begun)]
  const count = turned.findIndex((point) => !isHem(point))
  if (count < 3) return path
  const forward = sure(turned[count - 1])[0] > sure(turned[0])[0] ? 1 : -1
  let reached = Number.NEGATIVE_INFINITY
  return turned.filter(([x], i) => {
    if (i >= count) return true
    if (x * forward <= reached) return false
    reached = x * forward
    return true
  })
}

/** The lower side of the hull round points, by its place across. */
function hemUnder(points: Path): (x: number) => number {
  const hull = hullOf(points)
  return (x) => {
    let lowest = Number.NEGATIVE_INFINITY
    hull.forEach((a, i) => {
      const b = sure(hull[(i + 1) % hull.length])
      const span = b[0] - a[0]
      const t = Math.abs(span) < 1e-9 ? 0 : (x - a[0]) / span
      if (t >= -1e-6 && t <= 1 + 1e-6) lowest = Math.max(lowest, lerp(a[1], b[1], t))
    })
    return lowest
  }
}

/** How low an outline reaches about a place across. */
const lowestNear = (points: Path, x: number): number =>
  points.reduce((lowest, [at, y]) => (Math.abs(at - x) < 0.03 && y > lowest ? y : lowest), Number.NEGATIVE_INFINITY)
