import { add, along, joined, offset, type Path, reversed } from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'
import { detail, seam } from '../marks.ts'

/** How a braid looks: woven flat, or with a fringe of loose threads. */
export type Braid = 'flat' | 'fringe'

/** A braid laid along a path, `width` heads wide to each side, in the trim colour. */
export function braided(name: string, path: Path, width: number, kind: Braid, order = 2.2): Piece {
  const [outer, inner] = [offset(path, -width), offset(path, width)]
  const count = Math.max(6, Math.round(path.length * 2.2))
  const threads = Array.from({ length: count }, (_, k) => {
    const t = (k + 0.5) / count
    const [a, b] = [along(outer, t), along(inner, t)]
    const out = kind === 'fringe' ? 0.9 : 0
    const away = [(a[0] - b[0]) * out, (a[1] - b[1]) * out] as const
    return detail([add(a, away), b], kind === 'fringe' ? 1.3 : 0.9)
  })
  return makePiece('trim', name, [joined(outer, reversed(inner))], {
    order,
    fullness: 0.5,
    colour: 'trim',
    takesPrint: false,
    lines: [seam(path, 1, [0, 0]), ...threads],
    contours: [
      { path: outer, weight: 0.6, taper: [0, 0] },
      { path: inner, weight: 0.6, taper: [0, 0] },
    ],
  })
}
