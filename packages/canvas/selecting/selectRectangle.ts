import type { Selection } from '../tiles/selection.ts'
import { selectOutlines } from './selectOutlines.ts'

/** A rectangle between two corners in any order; where an edge runs within pixels they are selected in part. */
export const selectRectangle = (
  width: number,
  height: number,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): Selection =>
  selectOutlines(width, height, [
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
  ])
