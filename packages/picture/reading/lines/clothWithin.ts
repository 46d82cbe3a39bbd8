import { componentsOf } from '../../kernels/components.ts'
import { distanceTo } from '../../kernels/distance.ts'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'

/** Half of the widest gap of an outline through which nothing is reached, in pixels. */
const gap = 2.5
/** Colours that are further apart within two pixels part cloth from its ground where no line does. */
const apart = 34

/** What lies within drawn lines: all that cannot be reached from the border of the picture without crossing one, or an edge. */
export function clothWithin({ width, height, rgba }: Pixels, middles: Mask): Mask {
  const isEdge = (i: number) => {
    const x = i % width
    if (x < 1 || x > width - 2 || i < width || i >= width * (height - 1)) return false
    for (let c = 0; c < 3; c++) {
      const across = rgba[(i + 1) * 4 + c]! - rgba[(i - 1) * 4 + c]!
      const down = rgba[(i + width) * 4 + c]! - rgba[(i - width) * 4 + c]!
      if (Math.abs(across) > apart || Math.abs(down) > apart) return true
    }
    return false
  }
  const far = distanceTo(maskOf(middles, (i) => middles.values[i] || isEdge(i))).values
  const open = maskOf(middles, (i) => (far[i] ?? 0) > gap)
  const { labels, list } = componentsOf(open, false)
  const outside = new Uint8Array(list.length + 1)
  for (const { id, onBorder } of list) if (onBorder) outside[id] = 1
  const reached = distanceTo(maskOf(middles, (i) => outside[labels[i] ?? 0] ?? 0)).values
  return maskOf(middles, (i) => (reached[i] ?? 0) > gap)
}
