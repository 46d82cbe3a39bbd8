import { describe, expect, it } from 'vitest'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { isTiled, type Layer, type TileMap } from '../document/layer.ts'
import { isEmptyTile, side } from '../tiles/tile.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import { planeOfMask } from './maskTiles.ts'
import { psdOfAdjustment } from './psd/adjustments.ts'
import { readPsd } from './psd/readPsd.ts'
import { writePsd } from './psd/writePsd.ts'
import { randomCanvas, sha256 } from './testing/randomCanvas.ts'

const picture = ({ width, height }: CanvasDocument) => {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) rgba.set([i % 251, (i * 3) % 253, (i >> 8) & 255, 255], i * 4)
  return rgba
}

/** The tiles by what is seen of them: colours under no alpha count as none. */
function seen(tiles: TileMap, store: TileStore): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [key, ref] of Object.entries(tiles)) {
    const tile = store.get(ref)?.slice()
    if (!tile || isEmptyTile(tile)) continue
    for (let i = 0; i < tile.length; i += 4) if (tile[i + 3] === 0) tile.fill(0, i, i + 3)
    found[key] = sha256(new Uint8Array(tile))
  }
  return found
}

function maskSeen(layer: Layer, store: TileStore, { width, height }: CanvasDocument): string | null {
  if (!layer.mask) return null
  const { box, levels, outside } = planeOfMask(layer.mask, store)
  const blank = outside === 'shown' ? 255 : 0
  const sheet = new Uint8Array(width * height).fill(blank)
  for (let y = Math.max(0, box.y0); y < Math.min(height, box.y1); y++)
    for (let x = Math.max(0, box.x0); x < Math.min(width, box.x1); x++)
      sheet[y * width + x] = levels[(y - box.y0) * (box.x1 - box.x0) + x - box.x0] ?? 0
  return `${outside} ${layer.mask.enabled} ${sha256(sheet)}`
}

/** A painting as a tree of what Photoshop can keep of it. */
function tree(document: CanvasDocument, store: TileStore, ids = document.root): unknown[] {
  return ids.map((id) => {
    const layer = document.layers[id]
    if (!layer) return null
    const { name, visible, pinned, fixed, background, opacity, clipping, lockAlpha } = layer
    const every = { name, visible, pinned, fixed, background, opacity: Math.round(opacity * 255), clipping, lockAlpha }
    const mask = maskSeen(layer, store, document)
    if (layer.kind === 'group')
      return {
        ...every,
        mask,
        blend: layer.passThrough ? 'pass through' : layer.blend,
        children: tree(document, store, layer.children),
      }
    const blend = layer.blend
    if (layer.kind === 'text') {
      const { text, style, matrix, place } = layer
      return { ...every, mask, blend, text, style, matrix, place, tiles: seen(layer.tiles, store) }
    }
    if (isTiled(layer)) return { ...every, mask, blend, tiles: seen(layer.tiles, store) }
    const told = psdOfAdjustment(layer.adjustment)
    return { ...every, mask, blend, ...(told ? { adjustment: layer.adjustment.id } : { tiles: {} }) }
  })
}

describe('[S3.20] a painting as a Photoshop file', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    '[S3.20] comes back with groups, masks, clipping, blends, locks, text and pixels (painting %i)',
    (seed) => {
      const { document, tiles } = randomCanvas(seed)
      const { bytes } = writePsd(document, tiles, picture(document))
      const back = readPsd(bytes)
      expect([back.document.width, back.document.height, back.document.color]).toEqual([300, 280, '#f4efe6'])
      expect(tree(back.document, back.tiles)).toEqual(tree(document, tiles))
    },
  )
})
