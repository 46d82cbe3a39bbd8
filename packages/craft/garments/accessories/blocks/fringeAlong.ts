import { add, along, type Chance, type Path, type Point, scale } from '@toile/geometry'
import type { Piece } from '../../piece.ts'
import { cluster } from './ribbon.ts'

/** Knotted tassels along an edge, `length` heads long, falling the way `down` points. */
export function fringeAlong(
  name: string,
  hem: Path,
  { count, length, down = [0, 1], order }: { count: number; length: number; down?: Point; order: number },
  chance: Chance,
  own: Partial<Piece> = {},
): Piece {
  const tassels = Array.from({ length: count }, (_, i) => {
    const root = along(hem, (i + 0.5) / count)
    const sway: Point = [chance.between(-0.016, 0.016), 0]
    const long = length * chance.between(0.88, 1.06)
    const width = 0.011
    const place = (x: number, share: number) =>
      add(add(root, scale(down, long * share)), add(scale(sway, share), [x, 0]))
    return [
      place(-width, -0.06),
      place(width, -0.06),
      place(width * 0.7, 0.2),
      place(width * 1.25, 0.9),
      place(0, 1),
      place(-width * 1.25, 0.9),
      place(-width * 0.7, 0.2),
    ]
  })
  return cluster('trim', name, tassels, { order, fullness: 0.5, castsShadow: false, ...own })
}
