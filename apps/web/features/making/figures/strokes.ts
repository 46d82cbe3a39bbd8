import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { type Place, thinned } from '../parts/useStroke.ts'

/** What a stroke says of the outline. */
export type Brush = 'keep' | 'drop'

/** A stroke over the whole picture, in its pixels: it outlives the cut-out it was drawn on. */
export interface Mark {
  brush: Brush
  points: readonly Place[]
  radius: number
}

const mostPoints = 500
/** Of the brush, as a share of the cut-out's height. */
const share = 0.012

/** A line over the cut-out as a stroke over its picture, of no more places than the server takes. */
export function markOf(brush: Brush, line: readonly Place[], { from, height }: FigureDocument): Mark {
  const points = thinned(line, mostPoints).map(
    ([x, y]): Place => [Math.max(0, x * from.scale + from.left), Math.max(0, y * from.scale + from.top)],
  )
  return { brush, points, radius: Math.max(0.5, height * share * from.scale) }
}

/** A stroke as an SVG path over the cut-out. */
export const pathOf = ({ points }: Pick<Mark, 'points'>, { from }: Pick<FigureDocument, 'from'>): string => {
  const placed = points.map(([x, y]) => `${(x - from.left) / from.scale} ${(y - from.top) / from.scale}`)
  return `M${placed.join('L')}${placed.length === 1 ? 'z' : ''}`
}

/** The strokes of one kind as the server takes them. */
export const strokesOf = (marks: readonly Mark[], brush: Brush) =>
  marks
    .filter((mark) => mark.brush === brush)
    .map(({ points, radius }) => ({ radius, points: points.map(([x, y]): [number, number] => [x, y]) }))
