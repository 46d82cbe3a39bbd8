import { reversed, sure } from '@toile/geometry'
import type { EdgeOf, Piece } from '../../pattern/pattern.ts'
import type { Part } from './lines.ts'

/** A side of the wearer. */
export type Side = 'Left' | 'Right'

/** Pieces that go round the body, from the middle outward. */
export interface Shell {
  front: readonly Piece[]
  back: readonly Piece[]
}

export type FaceName = keyof Shell

/** The edges of a part of a piece on one side of the wearer, counter-clockwise round the piece. */
export function partOf(piece: Piece, part: Part, side: Side): EdgeOf[] {
  const ids = piece.edges.map(({ id }) => id)
  const of = (pattern: RegExp, mirror: boolean) =>
    ids
      .filter((id) => pattern.test(id))
      .map((edge): EdgeOf => ({ piece: piece.id, edge, ...(mirror ? { mirrored: true } : {}) }))
  if (!piece.cut.pair) return of(new RegExp(`^${part}\\d+${side}$`), false)
  const all = of(new RegExp(`^${part}\\d+$`), side === 'Left')
  return side === 'Left' ? reversed(all) : all
}

/** The pieces of a quarter in the order that their upper edges are walked, as seen from outside. */
function quarter(shell: Shell, face: FaceName, side: Side): readonly Piece[] {
  return (face === 'front') === (side === 'Right') ? shell[face] : reversed(shell[face])
}

/** Upper edges of a part in a quarter, counter-clockwise. */
export const upperEdges = (shell: Shell, face: FaceName, side: Side, part: Part): EdgeOf[] =>
  quarter(shell, face, side).flatMap((piece) => partOf(piece, part, side))

/** Lower edges of a part in a quarter, counter-clockwise. */
export const lowerEdges = (shell: Shell, face: FaceName, side: Side, part: Part): EdgeOf[] =>
  reversed(quarter(shell, face, side)).flatMap((piece) => partOf(piece, part, side))

/** All upper edges of a part round the body, from the middle of a face on the left. */
export function upperRing(shell: Shell, part: Part, from: FaceName): EdgeOf[] {
  const [near, far]: readonly [FaceName, FaceName] = from === 'back' ? ['back', 'front'] : ['front', 'back']
  const [one, other]: readonly [Side, Side] = from === 'back' ? ['Left', 'Right'] : ['Right', 'Left']
  return [
    ...upperEdges(shell, near, one, part),
    ...upperEdges(shell, far, one, part),
    ...upperEdges(shell, far, other, part),
    ...upperEdges(shell, near, other, part),
  ]
}

/** All lower edges of a part round the body, walked so that they meet the upper ones of what hangs below. */
export function lowerRing(shell: Shell, part: Part, from: FaceName): EdgeOf[] {
  const [near, far]: readonly [FaceName, FaceName] = from === 'back' ? ['back', 'front'] : ['front', 'back']
  const [one, other]: readonly [Side, Side] = from === 'back' ? ['Right', 'Left'] : ['Left', 'Right']
  return [
    ...lowerEdges(shell, near, one, part),
    ...lowerEdges(shell, far, one, part),
    ...lowerEdges(shell, far, other, part),
    ...lowerEdges(shell, near, other, part),
  ]
}

/** The edges of a part at the side of a quarter: of its outermost piece. */
export const outerEdges = (shell: Shell, face: FaceName, side: Side, part: Part): EdgeOf[] =>
  partOf(sure(shell[face].at(-1)), part, side)
