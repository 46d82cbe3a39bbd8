import type { Stage } from '../../raster/stage.ts'
import type { Spot } from './floorSpots.ts'
import { dark } from './layDark.ts'

/** Opacity 0..255 at a distance (0 the middle, 1 the rim, squared) and an angle. */
export type Pool = (distance: number, angle: number) => number

/** Fills an ellipse on the floor with the dark of shadows. */
export function pourPool(
  stage: Stage,
  { centre, reach, down: deep }: Pick<Spot, 'centre' | 'reach' | 'down'>,
  pool: Pool,
): void {
  const [x, y] = stage.place(centre)
  const across = reach * stage.scale
  const down = deep * stage.scale
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
      const over = (column + left - x) / across
      const under = (row + top - y) / down
      const at = (row * width + column) * 4
      picture.data[at] = dark.r
      picture.data[at + 1] = dark.g
      picture.data[at + 2] = dark.b
      picture.data[at + 3] = pool(over * over + under * under, Math.atan2(under, over))
    }
  }
  drawing.putImageData(picture, 0, 0)
  stage.context.drawImage(layer, left, top)
}
