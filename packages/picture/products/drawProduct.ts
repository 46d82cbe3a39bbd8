import type { Design } from '@toile/craft/designs/design.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import type { Desk } from '../looks/desk.ts'
import { lit } from '../relight/lit.ts'
import type { Surface } from '../surface.ts'
import { productMaps } from './productMaps.ts'

/** Draws a product picture of a look: set out, on its ground, in its light (requirement S1.07). */
export function drawProduct(desk: Desk, look: Design, shot: Shot, width: number, height: number): Surface {
  const { maps } = productMaps(desk, look, shot, width, height)
  const pixels = lit(maps, shot.light)
  const surface = desk.host.createCanvas(width, height)
  const context = surface.getContext('2d')
  const picture = context.createImageData(width, height)
  picture.data.set(pixels)
  context.putImageData(picture, 0, 0)
  return surface
}
