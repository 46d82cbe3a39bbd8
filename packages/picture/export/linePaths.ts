import type { Piece } from '@toile/craft/garments/piece.ts'
import { type Bounds, ellipse, type Path, type Point, sure } from '@toile/geometry'

/** The layers of a line drawing, bottom to top, by what their lines mean. */
export const lineLayers = ['body', 'outline', 'seam', 'topstitch', 'fold', 'trim', 'hardware'] as const
export type LineLayer = (typeof lineLayers)[number]

/** Something that lies on a garment and has a layer of its own: what tells it from all others, and its name. */
export interface LaidName {
  key: string
  label: string
}

/** A line in heads with its pen weight in pixels at 170 pixels per head. */
export interface LinePath {
  layer: LineLayer
  path: Path
  weight: number
  /** What it belongs to, where that lies on the cloth. */
  of?: LaidName
  dash?: 'stitch' | null
}

/** One part of a drawing in paint order: what it hides of earlier parts, and its own lines. */
export interface DrawnPart {
  covers: readonly Path[]
  lines: readonly LinePath[]
  /** What else it hides: a form with holes, or one that ends where its cloth does. */
  hides?: Hiding
}

/** A form that hides what lies under it, within bounds. */
export interface Hiding {
  bounds: Bounds
  holds(point: Point): boolean
}

const kinds = {
  seam: 'seam',
  topstitch: 'topstitch',
  fold: 'fold',
  edge: 'seam',
  detail: 'trim',
  zip: 'hardware',
} as const

/** A piece as what it hides and the lines within it, in named layers. */
export function partOf(piece: Piece): DrawnPart {
  const inner = piece.lines.map(({ path, weight, kind }): LinePath => ({ layer: kinds[kind], path, weight }))
  const hardware = piece.fittings.map(({ at, radius }): LinePath => {
    const ring = ellipse(at, radius, radius, 0, 16)
    return { layer: 'hardware', path: [...ring, sure(ring[0])], weight: 1.2 }
  })
  return { covers: piece.outlines, lines: [...inner, ...hardware] }
}

/** The outline of a piece. */
export const contoursOf = ({ contours }: Piece): LinePath[] =>
  contours.map(({ path, weight }) => ({ layer: 'outline', path, weight: 3.2 * weight }))
