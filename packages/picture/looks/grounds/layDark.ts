import type { Color } from '@toile/craft/colors/color.ts'
import type { Stage } from '../../raster/stage.ts'

/** The dark of shadows on paper and floors. */
export const dark: Color = { r: 40, g: 34, b: 48 }

/** Lays rows of shadow, 0..1, from a height of the picture on, in a colour. */
export function layDark(stage: Stage, rows: Float32Array, top: number, height: number, color = dark): void {
  const layer = stage.host.createCanvas(stage.width, height)
  const drawing = layer.getContext('2d')
  const picture = drawing.createImageData(stage.width, height)
  for (let i = 0, j = 0; i < rows.length; i++, j += 4) {
    picture.data[j] = color.r
    picture.data[j + 1] = color.g
    picture.data[j + 2] = color.b
    picture.data[j + 3] = rows[i] * 255
  }
  drawing.putImageData(picture, 0, 0)
  stage.context.drawImage(layer, 0, top)
}
