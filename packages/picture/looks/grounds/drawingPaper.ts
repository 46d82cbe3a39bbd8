import type { Point } from '@toile/geometry'
import { brushLine } from '../../raster/brushLine.ts'
import { inkHand } from '../../raster/ink/ink.ts'
import type { Stage } from '../../raster/stage.ts'
import { floorSpots, type Spot, touchFloor } from './floorSpots.ts'
import type { Ground } from './ground.ts'
import { layGround } from './layGround.ts'

const ink = 'rgba(30,26,32,.78)'

/** Drawing paper with its tooth; the pen hatches under the feet what falls there. */
export const drawingPaper: Ground = {
  sheet: (color) => color,
  fill: (stage, color) => layGround(stage, color, 1, 0.13),
  shadow(stage, standing) {
    touchFloor(stage, standing)
    for (const spot of floorSpots(standing)) hatchFloor(stage, spot)
  },
}

/** Quick slanted strokes from the foot to where the light throws its shadow, shorter and further apart on their way. */
function hatchFloor(stage: Stage, { centre: [x, y], reach, off }: Spot): void {
  const count = Math.round((reach * 2) / 0.075)
  for (let i = 0; i < count; i++) {
    const share = i / count
    const uneven = stage.wash(i * 0.83, x * 7 + y)
    const long = (0.27 - 0.11 * share) * (0.72 + 0.56 * uneven) * Math.max(0.3, 1 - off)
    const from: Point = [x - reach + reach * 2 * share + share * share * 0.3, y + 0.085 + 0.02 * uneven]
    const path: Point[] = [
      from,
      [from[0] + long * 0.62, from[1] - long * 0.24],
      [from[0] + long * 1.3, from[1] - long * 0.42],
    ]
    brushLine(stage, path, ink, inkHand.line, { weight: 3 - 1.3 * share, taper: [0.12, 0.6], seed: i })
  }
}
