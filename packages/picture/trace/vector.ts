import { area, type Path, type Point } from '@toile/geometry'
import fitCurve from 'fit-curve'
import type { TracedPiece } from './traced.ts'
import { tracedOutline } from './tracedOutline.ts'
import { outlinesOf } from './worn/outlines.ts'

/** The drawing's lines as one SVG path of closed cubic curves, in pixels of the mask: pen strokes with their own taper, filled by the even-odd rule. */
export function vectorLines({ lines, width, height }: TracedPiece): string {
  const { outer, holes } = outlinesOf(lines, width, height, 9)
  return [...outer, ...holes]
    .filter((ring) => ring.length > 3)
    .map((ring) => closedCurve(ring, 0.8))
    .join('')
}

/** The garment's outline as one SVG path, in pixels of the mask. */
export const vectorOutline = (traced: TracedPiece): string =>
  tracedOutline(traced)
    .filter((ring) => Math.abs(area(ring)) > 60)
    .map((ring) => closedCurve(ring, 1.2))
    .join('')

/** A ring of pixels as cubics that keep its corners. */
function closedCurve(ring: Path, tolerance: number): string {
  const corners = cornersOf(ring)
  const parts = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length]
    const run: Point[] = [ring[from]]
    for (let i = (from + 1) % ring.length; ; i = (i + 1) % ring.length) {
      run.push(ring[i])
      if (i === to) break
    }
    const curves = fitCurve(
      run.map(([x, y]) => [x, y]),
      tolerance,
    )
    return curves.map((curve) => `C${curve.slice(1).map(written).join(' ')}`).join('')
  })
  return `M${written(ring[corners[0]])}${parts.join('')}Z`
}

const written = (p: readonly number[]) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`

/** Where a ring turns by more than sixty degrees within four steps each way; two opposite places where it does not. */
function cornersOf(ring: Path): number[] {
  const count = ring.length
  const corners: number[] = []
  for (let i = 0; i < count; i++) {
    const [before, at, after] = [ring[(i + count - 4) % count], ring[i], ring[(i + 4) % count]]
    const [ax, ay, bx, by] = [at[0] - before[0], at[1] - before[1], after[0] - at[0], after[1] - at[1]]
    const turn = Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by))
    if (turn > 1.05 && (!corners.length || i - corners[corners.length - 1] > 4)) corners.push(i)
  }
  return corners.length < 2 ? [0, count >> 1] : corners
}
