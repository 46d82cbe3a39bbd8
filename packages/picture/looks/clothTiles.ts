import type { Worn } from '@toile/craft/designs/design.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { plainTiles } from '@toile/craft/prints/repeat.ts'
import { openTile, sizeFor } from '../cloth/tile.ts'
import { layTiles } from '../prints/plainTile.ts'
import { swatchTile } from '../raster/weave/swatches/swatchTile.ts'
import { weaveUnit } from '../raster/weave/weave.ts'
import type { Pixels } from '../surface.ts'
import type { Sources } from './sources.ts'

/** A picture that repeats straight over cloth, and how many millimetres of cloth it takes. */
export interface RepeatPicture {
  pixels: Pixels
  across: number
  down: number
}

/**
 * The surface of a garment's cloth as pictures for whoever lays it on a form (requirement S3.12): its print, and its threads.
 * Of the threads red is their tone, half on plain cloth, green how dense they are, blue their sparkle, and alpha where they have another colour.
 */
export interface ClothTiles {
  print: RepeatPicture | null
  weave: RepeatPicture | null
}

/** Texels of a weave per pen: enough for a form that fills a screen. */
const texels = 2

/** Makes them for so many pixels per millimetre of cloth. */
export const clothTiles = (
  sources: Pick<Sources, 'tile'>,
  { print, fabric }: Pick<Worn, 'print' | 'fabric'>,
  pixelsPerMillimetre: number,
): ClothTiles => ({ print: print && printTile(sources, print, pixelsPerMillimetre), weave: weaveTile(fabric) })

function printTile(sources: Pick<Sources, 'tile'>, print: Placement, fine: number): RepeatPicture | null {
  const found = sources.tile(print.source, fine, print.width, print.repeat)
  if (!found) return null
  const tile = sizeFor(openTile(found), print.width * fine)
  const down = print.width * (tile.height / tile.width)
  if (print.mode === 'single') return { pixels: copied(tile), across: print.width, down }
  const plain = plainTiles(print.repeat)
  const pixels = layTiles(tile, print.repeat, tile.width * plain.across, tile.height * plain.down)
  return { pixels: copied(pixels), across: print.width * plain.across, down: down * plain.down }
}

/** The tile itself is kept for the next picture. */
const copied = ({ width, height, rgba }: Pixels): Pixels => ({ width, height, rgba: rgba.slice() })

function weaveTile(fabric: string): RepeatPicture | null {
  const weave = findFabric(fabric)?.weave ?? 'none'
  if (weave === 'none') return null
  const { side, tone, cover, sparkle, fleck } = swatchTile(weave, texels)
  const rgba = new Uint8ClampedArray(side * side * 4)
  for (let i = 0; i < side * side; i++) {
    rgba[4 * i] = 127.5 + 127.5 * tone[i]!
    rgba[4 * i + 1] = 255 * (cover ? cover[i]! : 1)
    rgba[4 * i + 2] = 255 * (sparkle ? sparkle[i]! : 0)
    rgba[4 * i + 3] = fleck?.[i] ? 255 : 0
  }
  const across = side / texels / weaveUnit
  return { pixels: { width: side, height: side, rgba }, across, down: across }
}
