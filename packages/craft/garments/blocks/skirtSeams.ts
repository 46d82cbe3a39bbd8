import { type Path, type Point } from '@toile/geometry'
import type { DrawnLine, Piece } from '../piece.ts'
import { seam, topstitch } from '../marks.ts'

/** A level across a draped piece, 0 its upper edge, 1 its hem; nothing where it has no surface. */
export function surfaceRow({ surface }: Piece, share: number, dip = 0): Path {
  if (!surface) return []
  const last = surface.length - 1
  const middle = (surface[0].length - 1) / 2
  return surface[0].map((_, c): Point => {
    const t = share + dip * (1 - Math.abs(c - middle) / middle)
    const row = Math.min(last - 1, Math.max(0, Math.floor(t * last)))
    const k = Math.min(1, Math.max(0, t * last - row))
    const [a, b] = [surface[row][c], surface[row + 1][c]]
    return [a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k]
  })
}

/** A run down a draped piece at an angle round the body, from one share of its length to another. */
export function surfaceColumn({ surface }: Piece, angle: number, from = 0, to = 1): Path {
  if (!surface) return []
  const last = surface.length - 1
  const column = Math.round((angle / Math.PI + 0.5) * (surface[0].length - 1))
  return surface
    .slice(Math.round(from * last), Math.round(to * last) + 1)
    .map((row): Point => [row[column].x, row[column].y])
}

/** Seams between the panels of a skirt seen from one side. */
export function goreSeams(piece: Piece, panels: number): DrawnLine[] {
  return Array.from({ length: Math.max(0, panels - 1) }, (_, k) =>
    seam(surfaceColumn(piece, Math.PI * (0.86 * ((k + 1) / panels - 0.5)), 0.02, 1), 1.25, [0.02, 0.01]),
  )
}

/** The seam of a yoke over the hips, at a share of the length, dipping in the middle. */
export function yokeSeam(piece: Piece, share: number): DrawnLine[] {
  const row = share > 0.01 ? surfaceRow(piece, share, share * 0.35) : []
  return row.length ? [seam(row, 1.4, [0, 0]), topstitch(row.map(([x, y]): Point => [x, y + 0.025]))] : []
}
