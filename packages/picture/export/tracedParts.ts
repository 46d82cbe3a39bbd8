import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { sure } from '@toile/geometry'
import { tracedStrokes } from '../reading/trace/tracedStrokes.ts'
import { wearTraced } from '../looks/wear.ts'
import { onFigure } from '../looks/traced/worn/lattice.ts'
import { tracedChart } from '../looks/traced/worn/tracedChart.ts'
import type { Dressed } from '../looks/dressed.ts'
import { type LaidPens, laidParts } from './laidParts.ts'
import type { DrawnPart, LinePath } from './linePaths.ts'

/** A traced sketch as it hangs on a figure: its outlines, its holes, the lines that are drawn on it, and what lies on it. */
export function tracedParts(
  figure: Figure,
  dressed: Extract<Dressed, { kind: 'traced' }>,
  pens: LaidPens,
): DrawnPart[] {
  const worn = dressed.inSpace ?? wearTraced(dressed.traced, figure)
  if (!worn) return []
  const outline = [...worn.outer, ...worn.holes].map(
    (path): LinePath => ({ layer: 'outline', path: [...path, sure(path[0])], weight: 3.2 }),
  )
  const strokes = tracedStrokes(dressed.traced)
  const inner = strokes.map(
    (path): LinePath => ({ layer: 'seam', path: path.map((p) => onFigure(worn.lattice, p)), weight: 1.8 }),
  )
  const on = () => ({ chart: tracedChart(worn, figure.millimetresPerHead), outlines: worn.outer })
  return [
    { covers: worn.outer, lines: inner },
    ...laidParts(figure, dressed, '', on, pens),
    { covers: [], lines: outline },
  ]
}
