import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Point } from '@toile/geometry'
import type { Wearer } from './wearer.ts'

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

/** The same of a body in space, whose near foot stands lower. */
const round = { above: 0.56, below: 0.74, wide: 4.9, fingers: 0.75 } as const

/** A frame that shows the whole wearer, as they stand. */
export const frameWearer = (
  wearer: Pick<Wearer, 'figure' | 'posed' | 'own'>,
  width: number,
  height: number,
  scale?: number,
): Frame =>
  wearer.posed
    ? framePosed(wearer.posed, { width, height, scale, resize: wearer.own?.resize })
    : frameFigure(wearer.figure, width, height, scale)

/** The least space above a crown in its hair and below the floor, in heads. */
const least = 0.6

interface Room {
  width: number
  height: number
  scale?: number | undefined
  resize?: number | undefined
}

function framePosed(posed: Posed, { width, height, scale, resize = 1 }: Room): Frame {
  const tall = Math.max(posed.floor, leastHeads) + round.above + round.below
  const feet = (posed.legs[0].flat[2][0] + posed.legs[1].flat[2][0]) / 2
  const middle = (posed.head.pivot[0] + feet + posed.station(posed.build.levels.hip).at[0]) / 3
  // Arms that are spread are shown to the tips of their fingers.
  const spread = Math.max(...posed.arms.flatMap(({ flat }) => flat.map(([x]) => Math.abs(x - middle)))) + round.fingers
  const fitting = Math.min(height / tall, width / Math.max(round.wide, 2 * spread))
  // Somebody tall fills the picture further, to its edge at most.
  const chosen = scale ?? Math.min(fitting * resize, Math.max(fitting, height / (posed.floor + least)))
  const below = Math.min(round.below, Math.max(least / 2, height / chosen - posed.floor - least / 2))
  return {
    scale: chosen,
    origin: [Math.round(width / 2 - middle * chosen), Math.round(height - (posed.floor + below) * chosen)],
  }
}

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
