import { contains, crossings, lerp, type Path, type Point, sure } from '@toile/geometry'
import { outlineOf } from '../../pattern/outlineOf.ts'
import type { Piece } from '../../pattern/pattern.ts'

/** A piece whose grain is told at a place within it: where an edit left that outside, in the middle of what lies at its height. */
export function withGrainInside(piece: Piece): Piece {
  const { grain } = piece
  if (!grain.at.every(Number.isFinite) || piece.corners.length < 3) return piece
  const outline = outlineOf(piece)
  const at = contains(outline, grain.at) ? grain.at : inside(outline, grain.at)
  return at === grain.at ? piece : { ...piece, grain: { ...grain, at } }
}

/** The shares of the height of an outline at which a place within it is looked for. */
const shares = [0.5, 0.35, 0.65, 0.2, 0.8]

/** A place within an outline: in the middle of its widest part at the height of another place, or near its own middle height. */
function inside(outline: Path, [, y]: Point): Point {
  const heights = outline.map((point) => point[1])
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  for (const level of [y, ...shares.map((share) => lerp(low, high, share))]) {
    const across = crossings([outline], level)
      .map(([x]) => x)
      .toSorted((a, b) => a - b)
    const parts = across.flatMap((x, i) =>
      i % 2 === 0 && i + 1 < across.length ? [[x, sure(across[i + 1])] as const] : [],
    )
    const [widest] = parts.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
    if (widest && widest[1] - widest[0] > 1) return [(widest[0] + widest[1]) / 2, level]
  }
  return sure(outline[0])
}
