import type { CanvasDocument } from '../document/canvasDocument.ts'
import { freeLayer } from '../document/checkLayers.ts'
import { isTiled } from '../document/layer.ts'
import type { Painter } from '../painter/openPainter.ts'
import type { Box } from '../tiles/box.ts'
import { isEmptyTile, side, type Tile, tilePlace } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'

/** Pixels that are tried on the layer that is worked on, or on its mask, before they are kept: a transform, a liquify, a fill. */
export interface Draft {
  /** Shows another tile; null stands for one on which nothing is painted. Only `box` of the sheet is painted anew where it is told. */
  put(key: string, tile: Tile | null, box?: Readonly<Box>): void
  /** Makes one step of what is shown. */
  keep(): void
  /** Takes it back without a trace. */
  cancel(): void
}

/** What a draft needs of its session. */
export interface DraftSite {
  readonly document: CanvasDocument
  readonly tiles: TileStore
  readonly painter: Painter
  paint(box: Readonly<Box>): void
  keep(id: string, of: 'layer' | 'mask', tiles: Readonly<Record<string, number>>, gone: readonly string[]): void
  close(): void
}

/** Opens a draft on the layer that is worked on. */
export function openDraft({ document, tiles, painter, paint, keep, close }: DraftSite, of: 'layer' | 'mask'): Draft {
  const layer = freeLayer(document, document.active)
  const before = of === 'mask' ? (layer.mask?.tiles ?? {}) : isTiled(layer) ? layer.tiles : {}
  const tried = new Map<string, Tile | null>()
  const empty: Tile = new Uint8ClampedArray(side * side * 4)
  const boxOf = (key: string): Box => {
    const [column, row] = tilePlace(key)
    return { x0: column * side, y0: row * side, x1: (column + 1) * side, y1: (row + 1) * side }
  }
  let isOpen = true
  const end = () => {
    isOpen = false
    painter.wet.clear()
    close()
  }
  return {
    put(key, tile, box = boxOf(key)) {
      if (!isOpen) return
      tried.set(key, tile)
      painter.wet.put(layer.id, of, key, tile ?? empty)
      paint(box)
    },
    keep() {
      if (!isOpen) return
      end()
      const isGone = (tile: Tile | null) => !tile || (of === 'layer' && isEmptyTile(tile))
      const kept = [...tried].flatMap(([key, tile]) =>
        tile && !isGone(tile) ? [[key, tiles.keep(tile)] as const] : [],
      )
      const gone = [...tried].filter(([key, tile]) => isGone(tile) && before[key] !== undefined).map(([key]) => key)
      if (kept.length + gone.length > 0) keep(layer.id, of, Object.fromEntries(kept), gone)
    },
    cancel() {
      if (!isOpen) return
      end()
      for (const key of tried.keys()) paint(boxOf(key))
    },
  }
}
