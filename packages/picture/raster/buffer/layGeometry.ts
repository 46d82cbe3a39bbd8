import type { Surface } from '../../surface.ts'
import type { Geometry } from '../geometry.ts'
import { owned } from './layPart.ts'

/** Lays a layer's geometry on its picture's with the layer's corner at a pixel, wherever the layer still shows: what was cut out of its surface is gone. */
export function layGeometry(geometry: Geometry, layer: Geometry, surface: Surface, x: number, y: number): void {
  const { width, height } = layer
  const { data } = surface.getContext('2d').getImageData(0, 0, width, height)
  const left = Math.round(x)
  const top = Math.round(y)
  for (let row = Math.max(0, -top); row < Math.min(height, geometry.height - top); row++) {
    const to = (row + top) * geometry.width + left
    for (let column = Math.max(0, -left); column < Math.min(width, geometry.width - left); column++) {
      const i = row * width + column
      if (!layer.material[i] || data[i * 4 + 3] < owned) continue
      const at = to + column
      const below = geometry.material[at] ? geometry.rise[at] + 1 : layer.rise[i]
      geometry.rise[at] = Math.max(layer.rise[i], below)
      geometry.slopeX[at] = layer.slopeX[i]
      geometry.slopeY[at] = layer.slopeY[i]
      geometry.material[at] = layer.material[i]
      geometry.groove[at] = layer.groove[i]
    }
  }
}
