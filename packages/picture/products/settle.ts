import { blur } from '../raster/blur.ts'
import type { Geometry } from '../raster/geometry.ts'

/** Heads over which cloth levels out. */
const reach = 0.11

/** Lets the pieces of what nobody fills come to lie on each other: where one stood out over the next by more than cloth is thick, it leans down to it; `most` is that thickness in heads. */
export function settle({ width, height, material, rise }: Geometry, scale: number, most: number): void {
  const radius = Math.max(1, Math.round(reach * scale))
  const cloth = Float32Array.from(material, (at) => (at ? 1 : 0))
  const mean = rise.map((value, i) => value * cloth[i]!)
  const share = blur(cloth, width, height, radius)
  blur(mean, width, height, radius)
  const limit = most * scale
  for (let i = 0; i < rise.length; i++) {
    if (!material[i]) continue
    const level = mean[i]! / share[i]!
    rise[i] = level + limit * Math.tanh((rise[i]! - level) / limit)
  }
}
