import type { Desk } from '../looks/desk.ts'
import { openLayerCache } from '../looks/layers.ts'
import { openSources, type Uploads } from '../looks/sources.ts'
import type { Host, Surface } from '../surface.ts'
import { drawScene } from './drawScene.ts'
import type { PictureOrder } from './index.ts'

/** A drawing desk: every scene of the list, with the bodies, heads and print tiles it drew lately kept for the next picture. */
export interface Drawing extends Desk {
  draw(order: PictureOrder): Surface
}

/** Opens a drawing desk on a host; one per worker is enough. */
export function openDrawing(host: Host, uploads?: Uploads): Drawing {
  const desk: Desk = { host, sources: openSources(host, uploads), cache: openLayerCache({ figures: 24, garments: 36 }) }
  return { ...desk, draw: (order) => drawScene(desk, order) }
}
