import { area, boundsOf, hullOf, type Path, reversed } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import type { Carry, Turning } from './carry.ts'
import { hangsOn } from './hangsOn.ts'

/** From how many degrees of turn a side is stretched, from which share of the half width, and how far up from the hem waves gape, in heads. */
const least = 12
const side = 0.5
const high = 0.3

/** The cloth between the waves of a hem on the near side, where they are stretched and would gape. */
export function closedHem({ posed, shell }: Turning, piece: Piece, carry: Carry): Path[] {
  const { gesture, near } = posed
  if ((piece.role !== 'skirt' && piece.role !== 'bodice') || piece.layer !== 'front' || hangsOn(piece).hold !== 'trunk')
    return []
  if (shell.stretched < 0.5 || Math.abs(gesture.yaw) < least || !piece.surface?.length) return []
  return piece.outlines.flatMap((outline) => {
    const beside = outline.filter(([x, y]) => x * (near ? 1 : -1) > shell.half(y) * side)
    if (!beside.length) return []
    const from = boundsOf(beside).bottom - high
    const hull = hullOf(beside.filter(([, y]) => y > from).map((point) => carry(point).at))
    if (hull.length < 3) return []
    return [area(hull) * area(outline) < 0 ? reversed(hull) : hull]
  })
}
