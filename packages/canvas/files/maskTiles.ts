import type { Mask } from '../document/layer.ts'
import { type Box, emptyBox, includeBox } from '../tiles/box.ts'
import { eachPatch } from '../tiles/eachPatch.ts'
import { side, type Tile, tileBytes, tilePlace } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'

/** Levels of a mask in a box of the sheet, row by row, and what it is outside of it. */
export interface MaskPlane {
  readonly box: Box
  readonly levels: Uint8Array
  readonly outside: 'shown' | 'hidden'
}

/** A mask as tiles, whose alpha shows; tiles that are as it is outside are left out. */
export function tilesOfMask({ box, levels, outside }: MaskPlane, store: TileStore): Record<string, number> {
  const tiles: Record<string, number> = {}
  const blank = outside === 'shown' ? 255 : 0
  const width = box.x1 - box.x0
  eachPatch(box, (key, patch, x, y) => {
    const tile: Tile = new Uint8ClampedArray(tileBytes)
    for (let i = 3; i < tileBytes; i += 4) tile[i] = blank
    let differs = false
    for (let py = patch.y0; py < patch.y1; py++)
      for (let px = patch.x0; px < patch.x1; px++) {
        const level = levels[(y + py - box.y0) * width + x + px - box.x0]!
        differs ||= level !== blank
        tile[(py * side + px) * 4 + 3] = level
      }
    if (differs) tiles[key] = store.keep(tile)
  })
  return tiles
}

/** A mask as levels in the box of its tiles. */
export function planeOfMask({ tiles, outside }: Mask, store: TileStore): MaskPlane {
  const box = emptyBox()
  for (const key of Object.keys(tiles)) {
    const [column, row] = tilePlace(key)
    includeBox(box, column * side, row * side, (column + 1) * side, (row + 1) * side)
  }
  if (box.x0 >= box.x1) return { box: { x0: 0, y0: 0, x1: 0, y1: 0 }, levels: new Uint8Array(), outside }
  const width = box.x1 - box.x0
  const levels = new Uint8Array(width * (box.y1 - box.y0)).fill(outside === 'shown' ? 255 : 0)
  for (const [key, ref] of Object.entries(tiles)) {
    const tile = store.get(ref)
    if (!tile) continue
    const [column, row] = tilePlace(key)
    for (let i = 0; i < side * side; i++) {
      const at = (row * side + (i >> 8) - box.y0) * width + column * side + (i & 255) - box.x0
      levels[at] = tile[i * 4 + 3]!
    }
  }
  return { box, levels, outside }
}
