import {
  add,
  along,
  contains,
  joined,
  lengths,
  normal,
  offset,
  openChance,
  type Path,
  reversed,
  scale,
  tangent,
} from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type FreeEdge, makePiece, type Piece } from '../piece.ts'
import { frill } from './frill.ts'
import { scallopedEdge } from './scallopedEdge.ts'
import { proportionOf } from '../upperBody.ts'

/** What may be sewn along a free edge. */
export type Edging = 'piping' | 'lace' | 'ruffle'

/** Widths in heads of the adult woman by where an edge lies; negative falls onto the cloth, an edge without width stays bare. */
const widths: Record<Edging, Partial<Record<FreeEdge['at'], number>>> = {
  piping: { neck: 0.014, front: 0.014, rim: 0.014, cuff: 0.014 },
  lace: { neck: -0.09, rim: 0.065, cuff: 0.08, hem: 0.1 },
  ruffle: { neck: -0.15, front: -0.13, rim: 0.07, cuff: 0.13, hem: 0.2 },
}

/** The pieces of a garment followed by the edging of every free edge that takes one. */
export function edged(figure: Figure, pieces: readonly Piece[], edging: Edging): Piece[] {
  const { tall } = proportionOf(figure)
  return pieces.flatMap((piece) => {
    const trims = piece.edges.flatMap(({ at, path }, i) => {
      const width = widths[edging][at]
      if (width === undefined || path.length < 2) return []
      const run = clothToTheRight(piece, path) ? path : reversed(path)
      return sew(
        edging,
        `${piece.name}Edging${i}`,
        run,
        width * tall,
        piece.order + 0.06,
        at === 'hem' || at === 'cuff',
      )
    })
    const role = piece.role === 'sleeve' || piece.role === 'cuff' ? 'cuff' : 'trim'
    return [piece, ...trims.map((trim) => ({ ...trim, role, layer: piece.layer, onTop: piece.onTop }) as const)]
  })
}

function sew(edging: Edging, name: string, path: Path, width: number, order: number, loose: boolean): Piece[] {
  const long = lengths(path)[path.length - 1]
  if (long < 0.04) return []
  if (edging === 'piping') return [piping(name, path, width, order)]
  if (edging === 'lace') {
    return [{ ...scallopedEdge(name, path, -width, Math.max(2, Math.round(long / 0.13))), order }]
  }
  const waves = Math.max(2, Math.round(long / 0.17))
  return frill(
    path,
    { name, width: Math.abs(width), waves, curl: 1, order, side: width < 0 ? 1 : -1, splay: loose ? 0.32 : 0 },
    openChance(17).branch(name),
  )
}

function piping(name: string, path: Path, width: number, order: number): Piece {
  const [outer, inner] = [offset(path, -width), offset(path, width)]
  return makePiece('trim', name, [joined(outer, reversed(inner))], {
    order,
    left: outer,
    right: inner,
    fullness: 0.9,
    colour: 'trim',
    takesPrint: false,
    castsShadow: false,
    contours: [
      { path: outer, weight: 0.7, taper: [0, 0] },
      { path: inner, weight: 0.35, taper: [0, 0] },
    ],
  })
}

/** Whether a piece lies to the right of an edge's travel. */
function clothToTheRight(piece: Piece, path: Path): boolean {
  const votes = [0.25, 0.5, 0.75].map((t) => {
    const aside = scale(normal(tangent(path, t)), 0.02)
    const inside = (by: number) =>
      piece.outlines.some((outline) => contains(outline, add(along(path, t), scale(aside, by))))
    return Number(inside(1)) - Number(inside(-1))
  })
  return votes.reduce((sum, vote) => sum + vote, 0) >= 0
}
