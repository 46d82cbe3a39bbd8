import type { Color } from '@toile/craft/colors/color.ts'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { Light } from '../raster/light.ts'
import type { Mask } from '../raster/mask.ts'
import type { Region } from '../raster/stage.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'
import { gradientOver } from './gradientOver.ts'
import { printOver } from './printOver.ts'
import type { Tile } from './tile.ts'

/** What a piece of cloth is coloured with, all resolved. */
export interface Dye {
  base: Color
  gradient: { gradient: Gradient; box: Region } | null
  print: { tile: Tile; placement: Placement; pixelsPerMillimetre: number; hem?: number } | null
}

/** Colours a piece: ground, then gradient over the garment's box, then print in the cloth's own coordinates. */
export function dyeOver({ base, gradient, print }: Dye, cloth: (region: Region) => ClothMap | null) {
  return (region: Region, light: Light, mask: Mask): Uint8ClampedArray => {
    const rgba = new Uint8ClampedArray(region.width * region.height * 4)
    const pixel = new Uint8ClampedArray([base.r, base.g, base.b, 255])
    new Uint32Array(rgba.buffer).fill(new Uint32Array(pixel.buffer)[0] ?? 0)
    if (gradient) gradientOver(rgba, region, mask, gradient.gradient, gradient.box)
    const map = print ? cloth(region) : null
    if (print && map)
      printOver(rgba, mask, map, light, print.tile, print.placement, print.pixelsPerMillimetre, print.hem)
    return rgba
  }
}
