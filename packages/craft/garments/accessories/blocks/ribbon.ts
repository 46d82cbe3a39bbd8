import { joined, offset, type Path, reversed } from '@toile/geometry'
import { detail } from '../../marks.ts'
import { makePiece, type Piece, type PieceRole } from '../../piece.ts'

type Own = Partial<Omit<Piece, 'role' | 'name' | 'outlines'>>

/** A width in heads, the same everywhere or by the share of the length. */
export type Width = number | ((t: number) => number)

/** The outline and grain edges of a strip along a path; going down the page, `left` is the viewer's left. */
export function stripAlong(middle: Path, width: Width): { outline: Path; left: Path; right: Path } {
  const half = (t: number) => (typeof width === 'number' ? width : width(t)) / 2
  const left = offset(middle, half)
  const right = offset(middle, (t) => -half(t))
  return { outline: joined(left, reversed(right)), left, right }
}

/** A strap, handle or tape along a path. */
export function ribbon(role: PieceRole, name: string, middle: Path, width: Width, own: Own = {}): Piece {
  const { outline, left, right } = stripAlong(middle, width)
  return makePiece(role, name, [outline], { left, right, fullness: 0.5, takesPrint: false, ...own })
}

/** A closed ring as one outline: the space between two closed outlines that run the same way. */
const ringBetween = (outer: Path, inner: Path): Path => [...outer, outer[0], inner[0], ...reversed(inner)]

/** A ring-shaped part, contoured along both its edges. */
export function ring(role: PieceRole, name: string, outer: Path, inner: Path, own: Own = {}): Piece {
  return makePiece(role, name, [ringBetween(outer, inner)], {
    takesPrint: false,
    contours: [outer, inner].map((path) => ({ path: [...path, path[0]], weight: 0.42, taper: [0, 0] })),
    ...own,
  })
}

/** Several separate small bodies as one part, such as pearls or the links of a chain, each drawn round. */
export function cluster(role: PieceRole, name: string, bodies: readonly Path[], own: Own = {}): Piece {
  return makePiece(role, name, bodies, {
    takesPrint: false,
    contours: [],
    lines: bodies.map((path) => detail([...path, path[0]], 0.75)),
    ...own,
  })
}
