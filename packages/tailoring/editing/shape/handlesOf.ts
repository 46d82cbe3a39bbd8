import { mix, type Point, sure } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'

/** The handles of an edge in millimetres; those of a straight one lie at its thirds. */
export function handlesOf({ corners, edges }: Piece, i: number): readonly [Point, Point] {
  const [from, to] = [sure(corners[i]), sure(corners[(i + 1) % corners.length])]
  return sure(edges[i]).handles ?? [mix(from, to, 1 / 3), mix(from, to, 2 / 3)]
}
