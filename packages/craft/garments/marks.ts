import { type Path, part, spline } from '@toile/geometry'
import type { DrawnLine, Fold, Piece } from './piece.ts'

type Ends = readonly [number, number]

/** A seam between cut parts. */
export const seam = (path: Path, weight = 1.5, taper: Ends = [0.02, 0.02]): DrawnLine => ({
  path,
  weight,
  kind: 'seam',
  taper,
})

/** A dashed row of stitches. */
export const topstitch = (path: Path, weight = 0.9): DrawnLine => ({ path, weight, kind: 'topstitch', taper: [0, 0] })

/** A free edge that lies on the piece: an opening, a flap. */
export const edge = (path: Path, weight = 2, taper: Ends = [0.02, 0.02]): DrawnLine => ({
  path,
  weight,
  kind: 'edge',
  taper,
})

/** A small drawn part: a belt loop, a label, a bar tack. */
export const detail = (path: Path, weight = 1.3, taper: Ends = [0, 0]): DrawnLine => ({
  path,
  weight,
  kind: 'detail',
  taper,
})

/** A row of zip teeth. */
export const zip = (path: Path, weight = 2.4): DrawnLine => ({ path, weight, kind: 'zip', taper: [0, 0] })

/** A drawn crease that starts firmly and fades away. */
export const crease = (path: Path, weight = 1.4, taper: Ends = [0.1, 0.8]): DrawnLine => ({
  path,
  weight,
  kind: 'fold',
  taper,
})

/** A soft ridge through a few points; widths and height in heads. */
export function ridge(points: Path, width: number, height: number, fades: Ends = [0.35, 0.45], end = width): Fold {
  return { path: spline(points, false, 8), widths: [width, end], height, kind: 'ridge', fades }
}

/** A one-sided pleat through a few points. */
export function pleat(points: Path, width: number, height: number, fades: Ends = [0, 0], end = width): Fold {
  return { path: spline(points, false, 8), widths: [width, end], height, kind: 'pleat', fades }
}

/** A piece with more lines, folds, fittings and free edges on it. */
export const detailed = (
  piece: Piece,
  more: Partial<Pick<Piece, 'lines' | 'folds' | 'fittings' | 'edges'>>,
): Piece => ({
  ...piece,
  edges: [...piece.edges, ...(more.edges ?? [])],
  lines: [...piece.lines, ...(more.lines ?? [])],
  folds: [...piece.folds, ...(more.folds ?? [])],
  fittings: [...piece.fittings, ...(more.fittings ?? [])],
})

/** Draws about `count` of a piece's narrow ridges with the pen, so that the cloth's tension reads in line styles. */
export function creased(piece: Piece, count = 6, weight = 1.4): Piece {
  const narrow = piece.folds.filter((fold) => fold.kind === 'ridge' && fold.widths[0] < 0.05).slice(0, 40)
  const step = Math.max(1, Math.ceil(narrow.length / count))
  const drawn = narrow.filter((_, i) => i % step === 0).map((fold) => crease(part(fold.path, 0.03, 0.75), weight))
  return detailed(piece, { lines: drawn })
}

/** What is sewn onto a piece. */
export type Sewn = Partial<Pick<Piece, 'lines' | 'folds' | 'fittings' | 'edges'>>

/** Several lots of marks as one. */
export const merged = (lots: readonly Sewn[]): Sewn => ({
  lines: lots.flatMap(({ lines = [] }) => lines),
  folds: lots.flatMap(({ folds = [] }) => folds),
  fittings: lots.flatMap(({ fittings = [] }) => fittings),
  edges: lots.flatMap(({ edges = [] }) => edges),
})
