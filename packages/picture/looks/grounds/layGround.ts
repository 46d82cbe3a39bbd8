import type { Color } from '@toile/craft/colors/color.ts'
import { grainSize, grainTile } from '../../raster/grain.ts'
import type { Stage } from '../../raster/stage.ts'
import { laid } from './pigment.ts'

/** Levels of the density that are told apart, from 0 to the most. */
const [levels, most] = [1024, 4]

/** Paints the whole picture behind what is drawn: the colour as thick as told at every pixel, with the grain of paper. */
export function layGround(stage: Stage, color: Color, density: Float32Array | number, grain: number): void {
  const { width, height, host, context, hand } = stage
  const tables = [color.r, color.g, color.b].map((channel) =>
    Uint8ClampedArray.from({ length: levels + 1 }, (_, i) => laid(channel, (i / levels) * most)),
  )
  const [reds, greens, blues] = tables
  const layer = host.createCanvas(width, height)
  const drawing = layer.getContext('2d')
  const picture = drawing.createImageData(width, height)
  const rgba = picture.data
  const tile = grainTile(hand.texture)
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y & (grainSize - 1)) * grainSize
    for (let x = 0; x < width; x++, i++) {
      const thick = typeof density === 'number' ? density : density[i]
      const own = thick + tile[row + (x & (grainSize - 1))] * grain * (0.3 + thick)
      const level = own < 0 ? 0 : own > most ? levels : (own * (levels / most) + 0.5) | 0
      const j = i * 4
      rgba[j] = reds[level]
      rgba[j + 1] = greens[level]
      rgba[j + 2] = blues[level]
      rgba[j + 3] = 255
    }
  }
  drawing.putImageData(picture, 0, 0)
  context.drawImage(layer, 0, 0)
}
