import type { Box } from './box.ts'
import { eachPatch } from './eachPatch.ts'
import { side, type Tile } from './tile.ts'

/** Puts the tiles that lie in a box of the sheet together to one picture of its size; transparent where there are none. */
export function joinTiles(
  box: Readonly<Box>,
  tileAt: (key: string) => Tile | undefined,
): Uint8ClampedArray<ArrayBuffer> {
  const width = box.x1 - box.x0
  const rgba = new Uint8ClampedArray(width * (box.y1 - box.y0) * 4)
  eachPatch(box, (key, patch, x, y) => {
    const tile = tileAt(key)
    if (!tile) return
    for (let py = patch.y0; py < patch.y1; py++) {
      const from = (py * side + patch.x0) * 4
      const to = ((y + py - box.y0) * width + x + patch.x0 - box.x0) * 4
      rgba.set(tile.subarray(from, from + (patch.x1 - patch.x0) * 4), to)
    }
  })
  return rgba
}
