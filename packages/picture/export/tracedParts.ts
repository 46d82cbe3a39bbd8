import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { sure } from '@toile/geometry'
import { tracedStrokes } from '../reading/trace/tracedStrokes.ts'
import type { TracedPiece } from '../reading/trace/traced.ts'
import { wearTraced } from '../looks/wear.ts'
import { onFigure } from '../looks/traced/worn/lattice.ts'
import type { WornTraced } from '../looks/traced/worn/wornTraced.ts'
import type { DrawnPart, LinePath } from './linePaths.ts'

/** A traced sketch as it hangs on a figure: its outlines, its holes and the lines that are drawn on it. */
export function tracedParts(figure: Figure, dressed: { traced: TracedPiece; inSpace?: WornTraced }): DrawnPart[] {
  const worn = dressed.inSpace ?? wearTraced(dressed.traced, figure)
  if (!worn) return []
  const outline = [...worn.outer, ...worn.holes].map(
    (path): LinePath => ({ layer: 'outline', path: [...path, sure(path[0])], weight: 3.2 }),
  )
  const strokes = tracedStrokes(dressed.traced)
  const inner = strokes.map(
    (path): LinePath => ({ layer: 'seam', path: path.map((p) => onFigure(worn.lattice, p)), weight: 1.8 }),
  )
  return [{ covers: worn.outer, lines: [...outline, ...inner] }]
}
