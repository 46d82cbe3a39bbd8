import type { Retouched } from '@toile/craft/products/retouch.ts'
import type { Desk } from '../looks/desk.ts'
import { surfaceOf } from '../surfaceOf.ts'
import type { Surface } from '../surface.ts'
import { retouchedOn } from './retouchedOn.ts'

/** Draws a picture after its steps, its longer side at most so many pixels. */
export function drawRetouched(desk: Desk, of: Retouched, room: number): Surface {
  const picture = retouchedOn(desk, of, room)
  if (!picture) throw new Error(`The picture ${of.picture} is not at hand.`)
  return surfaceOf(desk.host, picture.pixels)
}
