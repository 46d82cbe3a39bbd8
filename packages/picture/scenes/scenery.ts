import type { Color } from '@toile/fashion/colors/color.ts'
import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import type { Stage } from '../raster/stage.ts'
import { css } from '../raster/tint.ts'

/** Puts a soft shadow under the feet and the ground behind all that is drawn, after it: contact shadows must not fall on the ground. */
export function drawScenery(stage: Stage, figure: Figure, ground: Color): void {
  stage.context.save()
  stage.context.globalCompositeOperation = 'destination-over'
  drawFloorShadow(stage, figure)
  stage.context.fillStyle = css(ground)
  stage.context.fillRect(0, 0, stage.width, stage.height)
  stage.context.restore()
}

/** A soft ellipse on the floor, under both feet; feet stand on different places in a walk. */
export function drawFloorShadow(stage: Stage, figure: Figure): void {
  const { ankleLeft, ankleRight } = figure.landmarks()
  const middle = (ankleLeft[0] + ankleRight[0]) / 2
  const reach = Math.abs(ankleRight[0] - ankleLeft[0]) / 2 + 0.75
  const [x, y] = stage.place([middle + 0.1, figure.levels.floor - 0.03])
  const across = reach * stage.scale
  const down = 0.16 * stage.scale
  const left = Math.max(0, Math.floor(x - across))
  const top = Math.max(0, Math.floor(y - down))
  const width = Math.min(stage.width, Math.ceil(x + across)) - left
  const height = Math.min(stage.height, Math.ceil(y + down)) - top
  if (width < 1 || height < 1) return
  const layer = stage.host.createCanvas(width, height)
  const drawing = layer.getContext('2d')
  const picture = drawing.createImageData(width, height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const d = ((column + left - x) / across) ** 2 + ((row + top - y) / down) ** 2
      const at = (row * width + column) * 4
      picture.data[at] = 40
      picture.data[at + 1] = 34
      picture.data[at + 2] = 44
      picture.data[at + 3] = d < 1 ? 70 * (1 - d) ** 2 : 0
    }
  }
  drawing.putImageData(picture, 0, 0)
  stage.context.drawImage(layer, left, top)
}
