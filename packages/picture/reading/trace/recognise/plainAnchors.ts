import type { Path, Point } from '@toile/geometry'
import type { Hanging } from '../anchor.ts'
import type { Place } from './place.ts'

const top = 0.06
const bottom = 0.9
const fork = 0.03

/** Anchors on one side of an outline by rule, in heights: for a garment hung otherwise than it was drawn, from its upper and lower corners. */
export function plainAnchors(outline: Path, hanging: Hanging, side: -1 | 1): Partial<Record<Place, Point>> {
  const outer = (from: number, to: number) => outermost(outline, side, from, to)
  const hem = outer(bottom, 1.01)
  const waist = outer(-0.01, top)
  if (hanging === 'skirt') return { waist, hem }
  if (hanging === 'upper') return { underarm: waist, hem }
  if (hanging === 'whole') return { underarm: waist, waist: outer(0.22, 0.3), hem }
  const inner: Point = [side * fork * 0.5, hem[1]]
  const crotch = forkOf(outline) ?? ([0, hanging === 'legs' ? 0.4 : 0.55] as const)
  const legs = { hem, hemInner: inner, crotch }
  return hanging === 'legs' ? { waist, ...legs } : { underarm: waist, waist: outer(0.22, 0.3), ...legs }
}

function outermost(outline: Path, side: -1 | 1, from: number, to: number): Point {
  const band = outline.filter(([, y]) => y >= from && y <= to)
  return band.reduce((best, p) => (p[0] * side > best[0] * side ? p : best), [side * 0.02, (from + to) / 2] as Point)
}

/** The highest point of a gap that opens downwards at the axis. */
function forkOf(outline: Path): Point | null {
  const middle = outline.filter(([x, y]) => Math.abs(x) < fork && y > 0.25)
  const highest = middle.reduce<Point | null>((best, p) => (!best || p[1] < best[1] ? p : best), null)
  return highest && highest[1] < 0.88 ? [0, highest[1]] : null
}
