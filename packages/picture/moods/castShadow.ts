import { blur, radiusFor } from '../raster/blur.ts'
import type { Pixels } from '../surface.ts'

/** The blurred shadow of a picture, larger by a margin all round: deviation in pixels, strength 0..1. */
export function castShadow({ width, height, rgba }: Pixels, deviation: number, strength: number): Pixels {
  const margin = Math.ceil(deviation * 3)
  const [wide, tall] = [width + 2 * margin, height + 2 * margin]
  const dark = new Float32Array(wide * tall)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) dark[(y + margin) * wide + x + margin] = rgba[(y * width + x) * 4 + 3]
  blur(dark, wide, tall, radiusFor(deviation))
  const out = new Uint8ClampedArray(wide * tall * 4)
  for (let i = 0; i < dark.length; i++) {
    out[i * 4] = 34
    out[i * 4 + 1] = 28
    out[i * 4 + 2] = 26
    out[i * 4 + 3] = dark[i] * strength
  }
  return { width: wide, height: tall, rgba: out }
}
