import { crossings, type Point, sure } from '@toile/geometry'
import { cutCounts } from '../../pattern/cutCounts.ts'
import { edgeLength } from '../../pattern/edgePath.ts'
import { outlineOf } from '../../pattern/outlineOf.ts'
import type { Edge, Pattern, Piece } from '../../pattern/pattern.ts'

/** The pieces that a garment is seen by round a part of the body; facings, linings and bands that are folded elsewhere are named and left out. */
export const shellRound = ({ pieces }: Pattern, ...rounds: Piece['place']['round'][]): Piece[] =>
  pieces.filter(
    ({ id, cut, place }) =>
      cut.of === 'shell' && rounds.includes(place.round) && !/facing|shield|lining|waistband|pocket|collar/i.test(id),
  )

/** How often a piece is worn: once, or as a pair. */
export const timesWorn = (piece: Piece): number => (piece.cut.pair ? 2 : Math.max(1, cutCounts(piece).drawn))

/** The length of the edges of a piece that are of a kind, in millimetres. */
export const lengthOf = (piece: Piece, is: (edge: Edge) => boolean): number =>
  piece.edges.filter(is).reduce((sum, { id }) => sum + edgeLength(piece, id), 0)

/** Whether an edge is named after a part of the garment: side, sideLower, sideRight. */
export const named =
  (...parts: readonly string[]) =>
  ({ id }: Pick<Edge, 'id'>): boolean =>
    parts.some((part) => new RegExp(`^${part}(?![a-z])`).test(id))

/** Whether an edge lies on one side of a piece that is cut whole, or on a piece of a pair. */
export const onOneSide = ({ id }: Edge): boolean => !/Right/.test(id)

/** How wide a piece is at a height, from sewing line to sewing line, in millimetres. */
export function widthAt(piece: Piece, y: number): number {
  const across = crossings([outlineOf(piece)], y)
    .map(([x]) => x)
    .toSorted((a, b) => a - b)
  return across.reduce((sum, x, i) => (i % 2 === 1 ? sum + x - sure(across[i - 1]) : sum), 0)
}

/** The corner at which the first edge of a name ends and another begins, or nothing. */
export function cornerBetween(piece: Piece, one: string, other: string): Point | null {
  const count = piece.edges.length
  const at = piece.edges.findIndex((edge, i) => {
    const next = sure(piece.edges[(i + 1) % count])
    return (named(one)(edge) && named(other)(next)) || (named(other)(edge) && named(one)(next))
  })
  return at < 0 ? null : sure(piece.corners[(at + 1) % count])
}

/** A sum that is nothing where nothing was found. */
export const orNothing = (mm: number): number | null => (mm > 0 ? mm : null)
