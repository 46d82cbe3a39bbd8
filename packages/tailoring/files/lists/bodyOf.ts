import { boundsOf, crossings, sure } from '@toile/geometry'
import { edgeLength, edgePath } from '../../pattern/edgePath.ts'
import { outlineOf } from '../../pattern/outlineOf.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'

/** Pieces that lie on others: what is measured of a garment is measured without them. */
const doubled = /facing|fusing|pocket|bag|placket|binding|flap|shield|lining|strap|loop/i

/** What can be measured of a garment. */
export interface Body {
  /** The pieces that its outside is made of, and those of them that belong to sleeves or to the trunk and legs. */
  shell: readonly Piece[]
  sleeves: readonly Piece[]
  trunk: readonly Piece[]
  /** A piece by its id. */
  piece(id: string): Piece | undefined
}

/** The pieces of a pattern that a garment is measured by. */
export function bodyOf({ pieces }: Pattern): Body {
  const shell = pieces.filter(({ id, cut }) => cut.of !== 'interlining' && cut.of !== 'lining' && !doubled.test(id))
  const sleeves = shell.filter(({ id }) => /^sleeve/i.test(id))
  const trunk = shell.filter(
    ({ id, cut, place }) =>
      cut.of === 'shell' && !/^sleeve|band|collar|stand|cuff|hood/i.test(id) && /trunk|leg/.test(place.round),
  )
  return { shell, sleeves, trunk, piece: (id) => shell.find((piece) => piece.id === id) }
}

/** How often a piece is worn side by side: a pair twice, others once however often they are cut. */
export const worn = ({ cut }: Piece): number => (cut.pair ? 2 : 1)

/** The edges of a piece by the part of the outline they are: `waist` of waist1Left. */
const edgesOf = (piece: Piece, part: RegExp): string[] => piece.edges.flatMap(({ id }) => (part.test(id) ? [id] : []))

/** How long edges of a piece are together, in millimetres. */
export const along = (piece: Piece, part: RegExp): number =>
  edgesOf(piece, part).reduce((sum, id) => sum + edgeLength(piece, id), 0)

/** How long edges of pieces are round the whole garment, in millimetres. */
export const around = (pieces: readonly Piece[], part: RegExp): number =>
  pieces.reduce((sum, piece) => sum + worn(piece) * along(piece, part), 0)

/** How wide a piece is at a height within its sewing line, in millimetres. */
export function widthAt(piece: Piece, y: number): number {
  const met = crossings([outlineOf(piece)], y)
    .map(([x]) => x)
    .toSorted((a, b) => a - b)
  return met.reduce((sum, x, i) => sum + (i % 2 ? x - sure(met[i - 1]) : 0), 0)
}

/** The box of edges of a piece, or nothing where it has none of them. */
export function boxOf(piece: Piece, part: RegExp) {
  const paths = edgesOf(piece, part).map((id) => edgePath(piece, id))
  return paths.length > 0 ? boundsOf(...paths) : null
}
