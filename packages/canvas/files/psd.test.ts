import { someOf } from '@toile/geometry/testing/someOf.ts'
import { readPsd as library } from 'ag-psd'
import { describe, expect, it } from 'vitest'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { isTiled, type Layer, type TileMap } from '../document/layer.ts'
import { isEmptyTile } from '../tiles/tile.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { openPainter } from '../painter/openPainter.ts'
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

const drawnBy = (document: CanvasDocument, store: TileStore) => {
  const painter = openPainter(store)
  return joinTiles({ x0: 0, y0: 0, x1: document.width, y1: document.height }, (key) => painter.compose(document, key))
}
const farthest = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  b.reduce((most, level, i) => Math.max(most, Math.abs(level - (a[i] ?? 999))), 0)

/** A painting as a tree of what Photoshop can keep of it. */
function tree(document: CanvasDocument, store: TileStore, ids = document.root): unknown[] {
  return ids.map((id, i) => {
    const layer = document.layers[id]
    if (!layer) return null
    const { name, visible, pinned, fixed, background, opacity, clipping, lockAlpha } = layer
    const every = { name, visible, pinned, fixed, background, opacity: Math.round(opacity * 255), clipping, lockAlpha }
    const mask = maskSeen(layer, store, document)
    if (layer.kind === 'group')
      return {
        ...every,
        mask,
        blend:
          layer.passThrough && !clipping && !document.layers[ids[i + 1] ?? '']?.clipping ? 'pass through' : layer.blend,
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
  it.each(someOf(Array.from({ length: 8 }, (_, seed) => seed)))(
    '[S3.20] comes back with groups, masks, clipping, blends, locks, text and pixels (painting %i)',
    (seed) => {
      const { document, tiles } = randomCanvas(seed)
      const { bytes } = writePsd(document, tiles, picture(document))
      const back = readPsd(bytes)
      expect([back.document.width, back.document.height, back.document.color]).toEqual([300, 280, '#f4efe6'])
      expect(tree(back.document, back.tiles)).toEqual(tree(document, tiles))
    },
  )

  it.each(someOf(Array.from({ length: 5 }, (_, seed) => seed + 19)))(
    '[S3.20] tells the picture that the painter draws, and is drawn as that picture when it comes back (painting %i)',
    (seed) => {
      const { document, tiles } = randomCanvas(seed, 300, 280, ['levels', 'curves', 'hueSaturation', 'colorBalance'])
      const drawn = drawnBy(document, tiles)
      const { bytes, said } = writePsd(document, tiles, drawn)
      expect(said).toEqual([])
      const told = library(bytes, { useImageData: true, skipLayerImageData: true })
      expect(farthest(new Uint8ClampedArray(told.imageData?.data ?? []), drawn)).toBe(0)
      const back = readPsd(bytes)
      expect(farthest(drawnBy(back.document, back.tiles), drawn)).toBeLessThanOrEqual(1)
    },
  )

  it('[S3.20] says which adjustments of ours Photoshop has not, and keeps them in the picture alone', () => {
    const { document, tiles } = randomCanvas(3, 300, 280, ['recolor', 'blur'])
    const { said } = writePsd(document, tiles, drawnBy(document, tiles))
    expect(said.length).toBeGreaterThan(0)
    for (const { id, what } of said)
      expect([id, ['Blur', 'Recolor'].includes(what[0] ?? '')]).toEqual(['adjustmentOurs', true])
  })
})
