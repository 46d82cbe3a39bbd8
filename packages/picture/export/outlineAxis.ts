import { at, cubicsOf } from '@toile/craft/sketches/cutAtColumn.ts'
import type { DrawnLine } from '@toile/craft/sketches/lineDrawing.ts'
import { boundsOf, distance, type Point } from '@toile/geometry'

/** How far the two sides of a symmetric outline may be apart, as a share of its breadth, and at how many of its places more. */
const apart = 0.02
const strays = 0.08

/** The column about which an outline is the same on both sides, or nothing where it is not. */
export function outlineAxis(
  lines: readonly Pick<DrawnLine, 'layer' | 'nodes' | 'closed'>[],
  column: number,
): number | null {
  const outline = lines.filter(({ layer }) => layer === 'outline').flatMap(cubicsOf)
  if (outline.length === 0) return null
  const { left, right } = boundsOf(outline.flat())
  const near = apart * (right - left)
  const places = outline.flatMap((cubic) => placesOf(cubic, near / 2))
  const alone = places.filter(
    ([x, y]) => !places.some(([ox, oy]) => (2 * column - x - ox) ** 2 + (y - oy) ** 2 < near * near),
  )
  return alone.length <= strays * places.length ? column : null
}

function placesOf(cubic: ReturnType<typeof cubicsOf>[number], step: number): Point[] {
  const long = cubic.reduce((sum, p, k) => sum + (k ? distance(p, cubic[k - 1] ?? p) : 0), 0)
  const count = Math.max(1, Math.ceil(long / step))
  return Array.from({ length: count }, (_, k) => at(cubic, k / count))
}
