import type { Design } from '@toile/craft/designs/design.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import type { Desk } from '../looks/desk.ts'
import { lit } from '../relight/lit.ts'
import type { Surface } from '../surface.ts'
import { surfaceOf } from '../surfaceOf.ts'
import { productMaps } from './productMaps.ts'

/** Draws a product picture of a look: set out, on its ground, in its light (requirement S1.07). */
export function drawProduct(desk: Desk, look: Design, shot: Shot, width: number, height: number): Surface {
  const { maps } = productMaps(desk, look, shot, width, height)
  return surfaceOf(desk.host, { width, height, rgba: lit(maps, shot.light) })
}
