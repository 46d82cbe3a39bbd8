import type { Host, Pixels, Surface } from './surface.ts'

/** Pixels as a surface of the host. */
export function surfaceOf(host: Host, { width, height, rgba }: Pixels): Surface {
  const surface = host.createCanvas(width, height)
  const context = surface.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(rgba)
  context.putImageData(image, 0, 0)
  return surface
}
