import { createCanvas } from '@napi-rs/canvas'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { outsideCall } from './aside/person.ts'

/** The canvases of the server, for the picture package; never for those who answer calls. */
export function openServerHost(): Host {
  outsideCall('A canvas was asked for')
  return {
    // Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
    createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface,
  }
}
