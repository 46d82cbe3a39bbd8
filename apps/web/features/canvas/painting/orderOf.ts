import { findBrush } from '@toile/canvas/brushes/index.ts'
import type { StrokeOrder as SessionOrder } from '@toile/canvas/session/openStroke.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import { sure } from '@toile/geometry'
import { rgbOf } from '../colors/rgbOf.ts'
import type { StrokeOrder } from './said.ts'

/** What a session is told to begin a stroke that the page asked for. */
export function orderOf(
  { brush: id, knobs, color, erases, seed, target, symmetry, guide, steadied }: StrokeOrder,
  selection: Selection | undefined,
): SessionOrder {
  const brush = sure(findBrush(id))
  return {
    brush,
    knobs,
    ink: { color: rgbOf(color), opacity: 1, lays: erases ? 'erase' : brush.lays, selection },
    seed,
    target,
    symmetry,
    guide,
    steadied,
  }
}
