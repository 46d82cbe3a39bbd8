import { area, type Path } from '@toile/geometry'
import { fitRing } from './fitRing.ts'
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

function closedCurve(ring: Path, tolerance: number): string {
  const curves = fitRing(ring, tolerance)
  return `M${written(curves[0][0])}${curves.map((curve) => `C${curve.slice(1).map(written).join(' ')}`).join('')}Z`
}

const written = (p: readonly number[]) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`
