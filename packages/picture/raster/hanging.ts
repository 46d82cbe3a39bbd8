import type { Piece } from '@toile/fashion/garments/piece.ts'
import { along, clamp, distance, lerp, type Path, type Point } from '@toile/geometry'

/** Roles whose cloth ends in a hem. */
const hemmed: readonly Piece['role'][] = ['skirt', 'leg', 'sleeve', 'bodice']

/** From which share of its grain edges a piece is led on below its hem. */
const from = 0.94

/** What is inflated for a piece: cloth that hangs runs on below its hem, where it is cut and not rounded like a cushion; what is gathered in closes there. */
export function hangingVolume(
  piece: Pick<Piece, 'role' | 'relief' | 'volume' | 'outlines' | 'left' | 'right'>,
): readonly Path[] | null {
  const { role, relief, volume, outlines, left, right } = piece
  if (!hemmed.includes(role) || relief || left.length < 2 || right.length < 2) return volume
  if (volume && role !== 'leg') return volume
  const end = distance(along(left, 1), along(right, 1))
  const above = distance(along(left, 0.85), along(right, 0.85))
  if (end < 0.1 || end < 0.86 * above) return volume
  const run = clamp(0.45 * end, 0.1, 0.5)
  const skirt: Path = [
    along(left, from),
    along(left, 1),
    below(left, run),
    below(right, run),
    along(right, 1),
    along(right, from),
  ]
  return [...(volume ?? outlines), skirt]
}

/** A point so far beyond the end of a grain edge, in heads. */
function below(edge: Path, run: number): Point {
  const [a, b] = [along(edge, 0.85), along(edge, 1)]
  const share = 1 + run / Math.max(0.02, distance(a, b))
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share)]
}
