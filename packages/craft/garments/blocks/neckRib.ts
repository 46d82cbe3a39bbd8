import { along, joined, offset, reversed } from '@toile/geometry'
import { type FreeEdge, makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { detailed, edge, seam, topstitch } from '../marks.ts'

/** A knitted band that follows the neck edge, `width` heads wide; never a floating ring. */
export function draftNeckRib(bodice: Bodice, width = 0.085): Piece {
  const inner = bodice.neckEdge
  const outer = offset(inner, width)
  const ribs = Array.from({ length: 21 }, (_, k) => {
    const t = (k + 1) / 22
    return seam([along(inner, t), along(outer, t)], 0.9, [0.15, 0.15])
  })
  const piece = makePiece('band', 'neckRib', [joined(inner, reversed(outer))], {
    order: 2,
    fullness: 0.35,
    cloth: 'rib',
    takesPrint: false,
    castsShadow: false,
    edges: [{ at: 'rim', path: outer }],
  })
  return detailed(piece, { lines: ribs })
}

/** A bodice's piece with its neck edge bound and stitched. */
export const boundNeck = (bodice: Bodice, piece: Piece, width = 0.035): Piece =>
  detailed(piece, { lines: [edge(bodice.neckEdge, 1.8, [0, 0]), topstitch(offset(bodice.neckEdge, width))] })

/** The free edges of a bodice that has no collar or rib: its neck, and its hem where it hangs out. */
export function openEdges(bodice: Bodice, ...at: ('neck' | 'hem')[]): FreeEdge[] {
  return at
    .filter((where) => where === 'neck' || !bodice.options.tucked)
    .map((where) => ({ at: where, path: where === 'neck' ? bodice.neckEdge : bodice.hem }))
}

/** A bodice's piece with stitching a little above its hem. */
export const stitchedHem = (bodice: Bodice, piece: Piece, above = 0.06): Piece =>
  detailed(piece, { lines: [topstitch(bodice.hem.map(([x, y]) => [x, y - above]))] })
