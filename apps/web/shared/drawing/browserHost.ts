import type { Host, Surface } from '@toile/picture/surface.ts'
import { steady } from './steadyContext.ts'

/** The canvases of the browser for the picture package: read often, so that they stay in memory and give the server's pixels. */
export const openBrowserHost = (): Host => ({
  createCanvas(width, height) {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context) steady(context)
    // Its drawImage is typed for the browser's own pictures only; every surface here is one, because this host made it.
    return canvas as unknown as Surface
  },
})

/** The browser's canvas behind a surface of this host. */
export const canvasOf = (surface: Surface): OffscreenCanvas => {
  if (surface instanceof OffscreenCanvas) return surface
  throw new TypeError('This surface was made by another host.')
}
