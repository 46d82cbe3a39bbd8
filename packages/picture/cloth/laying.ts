import type { Light } from '../raster/light.ts'
import type { Mask } from '../raster/mask.ts'
import type { Region, Stage } from '../raster/stage.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'
import type { Weft } from '../raster/weave/weave.ts'

/** A dyed piece on which something is laid, before its light. */
export interface Laying {
  stage: Stage
  region: Region
  rgba: Uint8ClampedArray
  mask: Mask
  /** Millimetres of the piece's chart under each pixel; not a number where no cloth is. */
  map: ClothMap
  light: Light
  weft: Weft | null
  pixelsPerMillimetre: number
  /** How firmly the colour under each pixel stays where a hand leaves paper, 0..1. */
  held: Float32Array
  /** How far what is being laid covers each pixel, 0..1: empty before it and after it. */
  own: Float32Array
}
