import { type Point, sure } from '@toile/geometry'
import type { Piece } from './pattern.ts'

/** A point mirrored in the upright axis. */
export const flipped = ([x, y]: Point): Point => [0 - x, y]

/** The left piece of a pair in millimetres: the right one mirrored in its upright axis, its corners again counter-clockwise; edges and notches keep their names. */
export function mirroredPiece(piece: Piece): Piece {
  const { corners, edges, grain, place } = piece
  return {
    ...piece,
    // The edge that ran from the last corner to the first does so still, in the other direction.
    corners: corners.map(flipped).toReversed(),
    edges: edges.map((_, i) => {
      const { handles, ...edge } = sure(edges[(2 * edges.length - 2 - i) % edges.length])
      return handles ? { ...edge, handles: [flipped(handles[1]), flipped(handles[0])] } : edge
    }),
    grain: { at: flipped(grain.at), degrees: 180 - grain.degrees },
    notches: piece.notches.map((notch) => ({ ...notch, at: 1 - notch.at })),
    drills: piece.drills.map(flipped),
    lines: piece.lines.map((line) => ({ ...line, path: line.path.map(flipped) })),
    place: { ...place, turn: 0 - place.turn },
  }
}
