import type { PrintSource } from '@toile/craft/prints/placement.ts'
import type { Repeat } from '@toile/craft/prints/repeat.ts'
import { openRepeat, openTile, sizeFor } from '../cloth/tile.ts'
import type { Host, Surface } from '../surface.ts'
import type { Sources } from './sources.ts'

/** Size in pixels; `across` is how many millimetres of cloth the swatch shows from side to side, `tileWidth` the print's width on it. */
export interface PrintSwatchOptions {
  source: PrintSource
  repeat: Repeat
  across: number
  tileWidth: number
  width: number
  height: number
}

/** Draws a flat swatch of repeated print, for pickers; empty when the print is unknown (requirement S2.53). */
export function drawPrintSwatch(host: Host, sources: Sources, options: PrintSwatchOptions): Surface {
  const { source, repeat, across, tileWidth, width, height } = options
  const surface = host.createCanvas(width, height)
  const found = sources.tile(source, width / across, tileWidth, repeat)
  if (!found) return surface
  const wanted = (tileWidth * width) / across
  const picture = sizeFor(openTile(found), wanted)
  const context = surface.getContext('2d')
  const image = context.createImageData(width, height)
  const step = picture.width / wanted
  const at = openRepeat(picture, repeat)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = at(Math.floor(x * step), Math.floor(y * step))
      image.data.set(picture.rgba.subarray(from, from + 4), (y * width + x) * 4)
    }
  }
  context.putImageData(image, 0, 0)
  return surface
}
