import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import type { Point } from '@toile/geometry'

/** How a picture shows a figure: pixels per head, and the pixel place of head (0, 0). */
export interface Frame {
  scale: number
  origin: Point
}

/** Space in heads above the crown, for hair and hats, and below the floor. */
const above = 0.56
const below = 0.46
/** A child is drawn larger than life beside an adult, but not as tall. */
const leastHeads = 7.2

/** A frame that shows the whole figure with margins, standing on one floor line whatever its height; `scale` in pixels per head overrides its size. */
export function frameFigure(figure: Figure, width: number, height: number, scale?: number): Frame {
  const { floor } = figure.levels
  const fitting = Math.min(height / (Math.max(floor, leastHeads) + above + below), width / 5.2)
  const chosen = scale ?? fitting
  const marks = figure.landmarks()
  const xs = [marks.handLeft[0], marks.handRight[0], marks.ankleLeft[0], marks.ankleRight[0], marks.neckPit[0]]
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  return {
    scale: chosen,
    origin: [Math.round(width / 2 - middle * chosen), Math.round(height - (floor + below) * chosen)],
  }
}
