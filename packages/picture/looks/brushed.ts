import { distance, type Path } from '@toile/geometry'
import type { LookMap } from './lookMap.ts'
import { outlinesOfMask } from './outlinesOfMask.ts'

/** Closed outlines round what a brush of a radius covered along a way, all in pixels. */
export function brushed(map: Pick<LookMap, 'width' | 'height'>, way: Path, radius: number): Path[] {
  const scale = Math.min(1, 600 / map.width)
  const width = Math.ceil(map.width * scale)
  const height = Math.ceil(map.height * scale)
  const mask = new Uint8Array(width * height)
  const dab = ([px, py]: Path[number]) => {
    const [cx, cy, r] = [px * scale, py * scale, radius * scale]
    for (let y = Math.max(0, Math.floor(cy - r)); y <= Math.min(height - 1, cy + r); y++)
      for (let x = Math.max(0, Math.floor(cx - r)); x <= Math.min(width - 1, cx + r); x++)
        if (distance([x + 0.5, y + 0.5], [cx, cy]) <= r) mask[y * width + x] = 255
  }
  way.forEach((point, i) => {
    const before = way[Math.max(0, i - 1)]
    const steps = Math.max(1, Math.ceil(distance(before, point) / (radius * 0.5)))
    for (let k = 1; k <= steps; k++)
      dab([before[0] + ((point[0] - before[0]) * k) / steps, before[1] + ((point[1] - before[1]) * k) / steps])
  })
  return outlinesOfMask(mask, width, height, 1 / scale)
}
