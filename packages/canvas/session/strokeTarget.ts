import { refuse } from '@toile/rules/refusals.ts'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { freeLayer } from '../document/checkLayers.ts'
import type { TileMap } from '../document/layer.ts'
import { type Tile, tileBytes } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import { wordsOf } from '../tiles/wordsOf.ts'

/** The pixels that a stroke lands on. */
export interface StrokeTarget {
  readonly of: 'layer' | 'mask'
  readonly id: string
  readonly tiles: TileMap
  /** A tile before the stroke, in the colours that the stroke is laid on. */
  before(key: string): Tile
  /** Takes a painted tile over to what is kept, in place. */
  keptAs(tile: Tile): void
}

/** A mask as grey paint: white where it shows. */
function grayOf(mask: Tile | undefined, outside: 'shown' | 'hidden'): Tile {
  const tile: Tile = new Uint8ClampedArray(tileBytes)
  const words = wordsOf(tile)
  const from = mask && wordsOf(mask)
  for (let i = 0; i < words.length; i++) {
    const shown = from ? from[i]! >>> 24 : outside === 'shown' ? 255 : 0
    words[i] = 0xff000000 | (shown << 16) | (shown << 8) | shown
  }
  return tile
}

/** Grey paint as a mask: how light it is, is how much is shown. */
function maskOfGray(tile: Tile): void {
  const words = wordsOf(tile)
  for (let i = 0; i < words.length; i++) {
    const pixel = words[i]!
    const light = (54 * (pixel & 255) + 183 * ((pixel >>> 8) & 255) + 19 * ((pixel >>> 16) & 255) + 128) >>> 8
    words[i] = (Math.floor((light * (pixel >>> 24) + 127) / 255) << 24) | 0xffffff
  }
}

/** What a stroke on the layer that is worked on lands on; refused where it takes no paint (requirement S8.04). */
export function strokeTarget(document: CanvasDocument, store: TileStore, of: 'layer' | 'mask'): StrokeTarget {
  const layer = freeLayer(document, document.active)
  if (!layer.visible) throw refuse('layerHidden', { name: layer.name })
  if (of === 'layer') {
    if (layer.kind !== 'raster') throw refuse('layerWithoutPaint')
    const { id, tiles } = layer
    return {
      of,
      id,
      tiles,
      before: (key) => store.get(tiles[key]) ?? new Uint8ClampedArray(tileBytes),
      keptAs: () => undefined,
    }
  }
  const { id, mask } = layer
  if (!mask) throw refuse('layerWithoutMask')
  return {
    of,
    id,
    tiles: mask.tiles,
    before: (key) => grayOf(store.get(mask.tiles[key]), mask.outside),
    keptAs: maskOfGray,
  }
}
