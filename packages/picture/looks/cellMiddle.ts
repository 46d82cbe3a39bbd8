import type { Point } from '@toile/geometry'
import type { LookMap } from './lookMap.ts'

/** The pixel in the middle of a cell of the grid. */
export const cellMiddle = ({ step, columns }: Pick<LookMap, 'step' | 'columns'>, cell: number): Point => [
  ((cell % columns) + 0.5) * step,
  (Math.floor(cell / columns) + 0.5) * step,
]
