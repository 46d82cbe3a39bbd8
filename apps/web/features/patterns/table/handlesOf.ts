import { mix, type Point, sure } from '@toile/geometry'
import type { Piece } from '@toile/tailoring/pattern/pattern.ts'

/** The handles of the edge at a place of a piece, in millimetres; those of a straight one lie at its thirds. */
export function handlesOf({ corners, edges }: Pick<Piece, 'corners' | 'edges'>, i: number): readonly [Point, Point] {
  const [from, to] = [sure(corners[i]), sure(corners[(i + 1) % corners.length])]
  return edges[i]?.handles ?? [mix(from, to, 1 / 3), mix(from, to, 2 / 3)]
}
