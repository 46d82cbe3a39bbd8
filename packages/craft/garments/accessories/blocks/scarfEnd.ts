import { type Chance, lerp, mix, type Path } from '@toile/geometry'
import { crease, ridge } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import { fringeAlong } from './fringeAlong.ts'
import { stripAlong } from './ribbon.ts'

/** A fringed end of a scarf that hangs along a path. */
export function scarfEnd(
  name: string,
  path: Path,
  width: number,
  fringe: number,
  order: number,
  chance: Chance,
): Piece[] {
  const { outline, left, right } = stripAlong(path, (t) => width * lerp(0.62, 1, Math.min(1, t * 1.9)))
  const drapes = [0.3, 0.66].map((share) =>
    left
      .map((p, i) => mix(p, right[i], share + chance.between(-0.03, 0.03)))
      .filter((_, i) => i % 4 === 0)
      .slice(0, 5),
  )
  const hem: Path = [left[left.length - 1], right[right.length - 1]]
  return [
    makePiece('scarf', name, [outline], {
      onTop: true,
      order,
      left,
      right,
      fullness: 0.6,
      folds: drapes.map((drape) => ridge(drape, width * 0.12, 0.7, [0.05, 0.6])),
      lines: drapes.map((drape) => crease(drape, 1.2, [0.05, 0.7])),
    }),
    fringeAlong(
      `${name}Fringe`,
      hem,
      { count: Math.max(5, Math.round(width / 0.034)), length: fringe, order: order - 0.5 },
      chance,
      { onTop: true },
    ),
  ]
}
