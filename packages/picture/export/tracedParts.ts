import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { strokesOf } from '../trace/strokes.ts'
import type { TracedPiece } from '../trace/traced.ts'
import { wearTraced } from '../trace/wear.ts'
import { onFigure } from '../trace/worn/lattice.ts'
import type { WornTraced } from '../trace/worn/wornTraced.ts'
import type { DrawnPart, LinePath } from './linePaths.ts'

/** A traced sketch as it hangs on a figure: its outlines, its holes and, from the front, the lines that are drawn on it. */
export function tracedParts(figure: Figure, dressed: { traced: TracedPiece; inSpace?: WornTraced }): DrawnPart[] {
  const worn = dressed.inSpace ?? wearTraced(dressed.traced, figure)
  if (!worn) return []
  const outline = [...worn.outer, ...worn.holes].map(
    (path): LinePath => ({ layer: 'outline', path: [...path, path[0]], weight: 3.2 }),
  )
  const strokes = figure.view === 'back' ? [] : strokesOf(dressed.traced)
  const inner = strokes.map(
    (path): LinePath => ({ layer: 'seam', path: path.map((p) => onFigure(worn.lattice, p)), weight: 1.8 }),
  )
  return [{ covers: worn.outer, lines: [...outline, ...inner] }]
}
