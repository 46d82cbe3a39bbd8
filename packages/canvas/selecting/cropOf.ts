import type { Box } from '../tiles/box.ts'
import type { Selection } from '../tiles/selection.ts'

/** The bytes of what is selected and of a margin round it, as far as the sheet goes. */
export function cropOf({ width, height, alpha, box: { x0, y0, x1, y1 } }: Selection, margin: number) {
  const box: Box = {
    x0: Math.max(0, x0 - margin),
    y0: Math.max(0, y0 - margin),
    x1: Math.min(width, x1 + margin),
    y1: Math.min(height, y1 + margin),
  }
  const [across, down] = [box.x1 - box.x0, box.y1 - box.y0]
  const bytes = new Uint8Array(across * down)
  for (let y = 0; y < down; y++) {
    const start = (box.y0 + y) * width + box.x0
    bytes.set(alpha.subarray(start, start + across), y * across)
  }
  return { box, bytes, across, down }
}
