import { add, distance, mix, type Point, scale, subtract, sure, unit } from '@toile/geometry'
import type { Piece, Stitch } from './pattern.ts'

/**
 * A piece in millimetres as it is cut: a dart, two neighboring edges that are sewn to each other round a tip within the piece, is not cut out.
 * Its tip moves out to where the cloth ends once the dart is folded, and its legs take the allowances of the edges beside them.
 */
export function closeDarts(piece: Piece, stitches: readonly Stitch[]): Piece {
  const count = piece.corners.length
  const tips = piece.corners.flatMap((_, i) => (isDart(piece, i, stitches) ? [i] : []))
  const beside = (i: number) => sure(piece.edges[(i + count) % count])
  return {
    ...piece,
    corners: piece.corners.map((corner, i) => (tips.includes(i) ? roofOf(piece, i) : corner)),
    edges: piece.edges.map((edge, i) => {
      const { handles: _, ...leg } = edge
      if (tips.includes((i + 1) % count)) return { ...leg, allowance: beside(i - 1).allowance }
      if (tips.includes(i)) return { ...leg, allowance: beside(i + 1).allowance }
      return edge
    }),
  }
}

/** The corners before and after one, and itself. */
const around = ({ corners }: Piece, i: number): [Point, Point, Point] => [
  sure(corners.at(i - 1)),
  sure(corners[i]),
  sure(corners[(i + 1) % corners.length]),
]

/** Whether the edges that meet at a corner are sewn to each other and the piece lies round it. */
function isDart(piece: Piece, i: number, stitches: readonly Stitch[]): boolean {
  const legs = [sure(piece.edges.at(i - 1)).id, sure(piece.edges[i]).id]
  const [before, tip, after] = around(piece, i)
  const [into, out] = [subtract(tip, before), subtract(after, tip)]
  const hollow = into[0] * out[1] - into[1] * out[0] < 0
  return (
    hollow &&
    stitches.some(({ first, second }) => {
      const sides = [...first, ...second]
      return (
        first.length === 1 &&
        second.length === 1 &&
        sides.every(({ piece: of, mirrored, edge }) => of === piece.id && !mirrored && legs.includes(edge))
      )
    })
  )
}

/** The end of the fold of a closed dart, whose cloth then lies against the edges beside it. */
function roofOf(piece: Piece, i: number): Point {
  const [before, tip, after] = around(piece, i)
  const middle = mix(unit(subtract(before, tip)), unit(subtract(after, tip)), 0.5)
  const leg = (distance(tip, before) + distance(tip, after)) / 2
  // The halved sum of two directions is as long as the cosine of half the angle between them.
  return add(tip, scale(unit(middle), leg / Math.hypot(...middle)))
}
