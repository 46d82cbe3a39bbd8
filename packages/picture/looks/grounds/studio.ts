import { lerp, smooth } from '@toile/geometry'
import { blur } from '../../raster/blur.ts'
import { enlarge, sampleGrid } from '../../raster/grid.ts'
import type { Stage } from '../../raster/stage.ts'
import { touchFloor } from './floorSpots.ts'
import type { Floor, Ground, Standing } from './ground.ts'
import { layDark } from './layDark.ts'
import { layGround } from './layGround.ts'
import { levelsOf } from './levelsOf.ts'
import { thrownFigure } from './thrownFigure.ts'

/** Where wall and floor meet behind the feet, in heads above their level. */
const horizon = 0.72

/** A studio: the wall runs into the floor in a curve, a lamp lights its middle, and the figure lies as a soft shade on the floor. */
export const studio: Ground = {
  readsFigure: true,
  sheet: (color) => color,
  fill: (stage, color, floor) => layGround(stage, color, roomOf(stage, floor), 0.05),
  shadow(stage, standing) {
    touchFloor(stage, standing)
    layShade(stage, standing)
  },
}

/** How deep the colour of the room is at every pixel: lightest where the lamp falls on the wall, a darker floor that grows light again before it. */
function roomOf({ width, height, scale }: Stage, { level, left, right }: Floor): Float32Array {
  const middle = (left + right) / 2 - 0.6 * scale
  const wide = (right - left) / 2 + 4.2 * scale
  const room = (x: number, y: number) => {
    const above = (level - horizon * scale - y) / scale
    const aside = (x - middle) / wide
    const lamp = Math.exp(-(aside * aside * 1.1 + ((above - 4.6) / 5.2) ** 2))
    const wall = 1.2 - 0.24 * lamp
    const floor = 1.26 + 0.16 * Math.exp(above / 0.34) + 0.12 * aside * aside - 0.2 * smooth(-0.3, -1.6, above)
    return lerp(floor, wall, smooth(-0.05, 0.1, above))
  }
  return enlarge(sampleGrid(width, height, 4, room), width, height)
}

/** The shade of the whole figure, sharp at the feet and lost further off. */
function layShade(stage: Stage, standing: Standing): void {
  const { scale, width } = stage
  for (const level of levelsOf(stage, standing)) {
    const { rows, top, height } = thrownFigure(stage, level, { aside: 0.27, up: 0.075, reach: 7 * scale })
    const near = blur(rows.slice(), width, height, scale * 0.02, scale * 0.006)
    const far = blur(rows, width, height, scale * 0.16, scale * 0.03)
    for (let y = 0, i = 0; y < height; y++) {
      const off = (height - y) / height
      const strength = 0.5 * (1 - smooth(0, 1, off)) * (0.55 + 0.45 * (1 - off))
      for (let x = 0; x < width; x++, i++) far[i] = lerp(near[i], far[i], smooth(0, 0.45, off)) * strength
    }
    layDark(stage, far, top, height)
  }
}
