import { type Point, reversed, sure } from '@toile/geometry'
import type { EdgeEnd, EdgeOf, Piece } from '../../pattern/pattern.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { mirrored, opened, type Round } from '../drafting/round.ts'
import type { Half, Open } from './bodiceHalf.ts'
import { type Line, named, type Part } from './lines.ts'

/** A side of the wearer. */
export type Side = 'Left' | 'Right'

/** Pieces that go round the body, from the middle outward. */
export interface Shell {
  front: readonly Piece[]
  back: readonly Piece[]
}

export type FaceName = keyof Shell

/** How the middle of a face is cut: in one, or as a pair that is sewn or closed there. */
export type Middle = readonly Line[] | 'whole'

/** Room for a zip, and for the seam below it. */
const allowance = 15

/** The middle of a pair from the neck down to a height in millimetres, open as far as another. */
export function middleLines(to: Point, openTo: number, end: EdgeEnd = 'finished'): Line[] {
  if (openTo <= to[1]) return [{ part: 'opening', to, end, allowance }]
  return [
    { part: 'opening', to: [to[0], openTo], end, allowance },
    { part: 'center', to, end: 'seam', allowance },
  ]
}

const facing = { front: 0, back: 180 }

/** A piece of a pair, drafted on the right of the middle. */
export const pairOf = ({ from, lines }: Open, face: FaceName, id: string, name: string, inside = false): Piece => {
  const round: Round = { from, steps: named(lines) }
  return pieceOfRound((face === 'front') === inside ? round : mirrored(round), {
    id,
    name,
    pair: true,
    place: { round: 'trunk', turn: facing[face] },
  })
}

/** The piece or pieces of a face: its middle whole or a pair, and the side panels. */
export function piecesOf({ main, panel }: Half, face: FaceName, middle: Middle, title = '', prefix = ''): Piece[] {
  const id = prefix ? `${prefix}${face === 'front' ? 'Front' : 'Back'}` : face
  const name = `${title}${face === 'front' ? 'Front' : 'Back'}`
  const place = { round: 'trunk', turn: facing[face] } as const
  const center =
    middle === 'whole'
      ? pieceOfRound(opened({ from: main.from, steps: named(main.lines) }, face), { id, name, place })
      : pairOf({ from: main.from, lines: [...main.lines, ...middle] }, face, id, name)
  return panel ? [center, pairOf(panel, face, `${id}Side`, `${name}, side panel`)] : [center]
}

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
