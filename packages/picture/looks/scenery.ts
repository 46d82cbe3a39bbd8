import type { Color } from '@toile/craft/colors/color.ts'
import type { BackdropId } from '@toile/craft/designs/backdrops.ts'
import type { Stage } from '../raster/stage.ts'
import type { Floor, Standing } from './grounds/ground.ts'
import { groundOf } from './grounds/index.ts'

/** Puts a shadow under the feet and the ground behind all that is drawn, after it: contact shadows must not fall on the ground. */
export function drawScenery(stage: Stage, standing: Standing, color: Color, backdrop?: BackdropId): void {
  const ground = groundOf(backdrop)
  behind(stage, () => {
    ground.shadow(stage, standing, color)
    ground.fill(stage, color, floorOf(stage, standing))
  })
}

/** The shadow of one who stands among others, behind what is drawn. */
export function drawFloorShadow(stage: Stage, standing: Standing, color: Color, backdrop?: BackdropId): void {
  behind(stage, () => groundOf(backdrop).shadow(stage, standing, color))
}

function behind({ context }: Stage, draw: () => void): void {
  context.save()
  context.globalCompositeOperation = 'destination-over'
  draw()
  context.restore()
}

/** Where one wearer meets the floor. */
function floorOf(stage: Stage, { figure, posed }: Standing): Floor {
  const { ankleLeft, ankleRight } = (posed?.block ?? figure).landmarks()
  const feet = posed ? (posed.legs[0].flat[2][0] + posed.legs[1].flat[2][0]) / 2 : (ankleLeft[0] + ankleRight[0]) / 2
  const head = posed?.head.pivot[0] ?? figure.head(0, 0)[0]
  const [middle, level] = stage.place([(feet + head) / 2, posed?.floor ?? figure.levels.floor])
  return { level, left: middle, right: middle, top: stage.place([0, 0])[1] }
}
