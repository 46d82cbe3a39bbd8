import type { Desk } from '../looks/desk.ts'
import type { Surface } from '../surface.ts'
import { findScene, type LineOrder, type PictureOrder } from './index.ts'

/** Draws what an order asks for, in pixels. */
export function drawScene(desk: Desk, order: PictureOrder): Surface {
  const scene = findScene(order.kind)
  if (scene?.gives !== 'pixels') throw new TypeError(`${order.kind} is no scene of pixels.`)
  return scene.draw(desk, order, order)
}

/** Draws what an order asks for, in lines: an SVG, or nothing where there is nothing of it. */
export function writeScene(desk: Desk, order: LineOrder): string | null {
  const scene = findScene(order.kind)
  if (scene?.gives !== 'lines') throw new TypeError(`${order.kind} is no scene of lines.`)
  return scene.draw(desk, order)
}
