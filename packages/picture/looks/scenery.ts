import type { Color } from '@toile/craft/colors/color.ts'
import type { BackdropId } from '@toile/craft/designs/backdrops.ts'
import { operated } from '../raster/operated.ts'
import type { Stage } from '../raster/stage.ts'
import type { Surface } from '../surface.ts'
import type { Floor, Standing } from './grounds/ground.ts'
import { groundOf } from './grounds/index.ts'

/** What lies behind a figure: its shadow on the floor, unless that is read from the figure itself, and the ground. */
export interface Scenery {
  shadow: Surface | null
  ground: Surface
}

/** Puts a shadow under the feet and the ground behind all that is drawn, after it: contact shadows must not fall on the ground. */
export function drawScenery(stage: Stage, standing: Standing, color: Color, backdrop?: BackdropId): void {
  layScenery(stage, standing, color, backdrop, sceneryOf(stage, standing, color, backdrop))
}

/** Draws what lies behind a figure apart from it, as large as the stage. */
export function sceneryOf(stage: Stage, standing: Standing, color: Color, backdrop?: BackdropId): Scenery {
  const ground = groundOf(backdrop)
  return {
    shadow: ground.readsFigure ? null : apart(stage, (layer) => ground.shadow(layer, standing, color)),
    ground: apart(stage, (layer) => ground.fill(layer, color, floorOf(stage, standing))),
  }
}

/** Lays scenery behind all that is drawn; a shadow that is read from the figure is drawn now. */
export function layScenery(
  stage: Stage,
  standing: Standing,
  color: Color,
  backdrop: BackdropId | undefined,
  { shadow, ground }: Scenery,
): void {
  behind(stage, () => {
    if (shadow) stage.context.drawImage(shadow, 0, 0)
    else groundOf(backdrop).shadow(stage, standing, color)
    stage.context.drawImage(ground, 0, 0)
  })
}

/** Draws from front to back on a picture of its own, as large as the stage. */
function apart(stage: Stage, draw: (layer: Stage) => void): Surface {
  const surface = stage.host.createCanvas(stage.width, stage.height)
  const layer = { ...stage, surface, context: surface.getContext('2d') }
  behind(layer, () => draw(layer))
  return surface
}

/** The shadow of one who stands among others, behind what is drawn. */
export function drawFloorShadow(stage: Stage, standing: Standing, color: Color, backdrop?: BackdropId): void {
  behind(stage, () => groundOf(backdrop).shadow(stage, standing, color))
}

const behind = ({ context }: Stage, draw: () => void) => operated(context, 'destination-over', draw)

/** Where one wearer meets the floor. */
function floorOf(stage: Stage, { figure, posed }: Standing): Floor {
  const { ankleLeft, ankleRight } = (posed?.block ?? figure).landmarks()
  const feet = posed ? (posed.legs[0].flat[2][0] + posed.legs[1].flat[2][0]) / 2 : (ankleLeft[0] + ankleRight[0]) / 2
  const head = posed?.head.pivot[0] ?? figure.head(0, 0)[0]
  const [middle, level] = stage.place([(feet + head) / 2, posed?.floor ?? figure.levels.floor])
  return { level, left: middle, right: middle, top: stage.place([0, 0])[1] }
}
