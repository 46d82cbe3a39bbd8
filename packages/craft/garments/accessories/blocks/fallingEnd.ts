import { along, type Chance, lerp, mix, type Path } from '@toile/geometry'
import { crease, ridge } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'
import { stripAlong } from './ribbon.ts'

/** A soft end of cloth that falls along a path, gathered at its root and cut on the slant. */
export function fallingEnd(name: string, path: Path, width: number, chance: Chance, own: Partial<Piece> = {}): Piece {
  const { left, right } = stripAlong(path, (t) => width * lerp(0.5, 1.15, Math.min(1, t * 1.6)))
  const slant = width * chance.between(0.3, 0.5)
  const last = left.length - 1
  const low = [left[last][0], left[last][1] + slant] as const
  const outline = [...left, low, ...right.toReversed()]
  const drapes = [0.28, 0.55, 0.8].map((share) =>
    Array.from({ length: 7 }, (_, i) =>
      mix(along(left, 0.03 + 0.14 * i), along(right, 0.03 + 0.14 * i), share + chance.between(-0.05, 0.05)),
    ),
  )
  return makePiece('tie', name, [outline], {
    order: 4,
    left: [...left, low],
    right,
    fullness: 0.6,
    folds: drapes.map((drape) => ridge(drape, width * 0.13, 0.8, [0.05, 0.5])),
    lines: drapes.slice(0, 2).map((drape) => crease(drape, 1.2, [0.05, 0.7])),
    ...own,
  })
}
