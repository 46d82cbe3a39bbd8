import { at, cubicsOf } from '@toile/craft/sketches/cutAtColumn.ts'
import type { DrawnLine } from '@toile/craft/sketches/lineDrawing.ts'
import { boundsOf, type Point } from '@toile/geometry'

/** How far the two sides of a symmetric outline may be apart, as a share of its breadth, and at how many of its places more. */
const apart = 0.02
const strays = 0.08

/** The column about which an outline is the same on both sides, or nothing where it is not. */
export function axisOf(lines: readonly Pick<DrawnLine, 'layer' | 'nodes' | 'closed'>[], column: number): number | null {
  const places = lines
    .filter(({ layer }) => layer === 'outline')
    .flatMap((line) => cubicsOf(line).flatMap((cubic) => steps.map((t): Point => at(cubic, t))))
  if (places.length === 0) return null
  const { left, right } = boundsOf(places)
  const far = (apart * (right - left)) ** 2
  const alone = places.filter(([x, y]) => !places.some(([ox, oy]) => (2 * column - x - ox) ** 2 + (y - oy) ** 2 < far))
  return alone.length <= strays * places.length ? column : null
}

const steps = Array.from({ length: 12 }, (_, k) => k / 12)
