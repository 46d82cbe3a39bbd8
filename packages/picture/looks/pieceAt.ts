import type { Spot } from '@toile/craft/applied/spot.ts'
import { partOf } from '@toile/craft/garments/partOf.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'

const insides: readonly Piece['role'][] = ['inside', 'backPanel', 'skirtInside']

/** Whether the outer side of a piece is looked at. */
export const isOuter = ({ layer, role }: Pick<Piece, 'layer' | 'role'>): boolean =>
  layer !== 'back' && !insides.includes(role)

/** Which of a garment's pieces a spot lies on; nothing where this cut has no such part. */
export function pieceAt<One extends Pick<Piece, 'role' | 'name' | 'layer'>>(
  pieces: readonly One[],
  { part, piece }: Pick<Spot, 'part' | 'piece'>,
  view: Spot['side'],
): One | undefined {
  const ofPart = pieces.filter((one) => isOuter(one) && partOf(one, view) === part)
  return ofPart.find(({ name }) => name === piece) ?? ofPart[0]
}
