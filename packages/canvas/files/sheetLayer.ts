import type { CanvasDocument } from '../document/canvasDocument.ts'
import type { Layer } from '../document/layer.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import type { Incoming } from './incoming.ts'

/** A painting of layers that came in; where the lowest is one colour all over, it is the sheet itself. */
export function takeSheet({ width, height, tiles, layers }: Incoming, root: readonly string[]): CanvasDocument {
  const [lowest = '', ...rest] = root
  const color = sheetColor(layers[lowest], width, height, tiles)
  const shared = { width, height, active: root.at(-1) ?? '' }
  if (color === null || rest.length === 0) return { ...shared, color: '#ffffff', root, layers }
  const { [lowest]: _, ...others } = layers
  return { ...shared, color, root: rest, layers: others }
}

function sheetColor(layer: Layer | undefined, width: number, height: number, store: TileStore): string | null {
  if (layer?.kind !== 'raster' || !layer.visible || layer.mask || layer.opacity < 1 || layer.blend !== 'normal')
    return null
  const rgba = joinTiles({ x0: 0, y0: 0, x1: width, y1: height }, (key) => store.get(layer.tiles[key]))
  const words = wordsOf(rgba)
  const [red = 0, green = 0, blue = 0, alpha = 0] = rgba
  if (alpha < 255 || !words.every((word) => word === words[0])) return null
  return `#${[red, green, blue].map((level) => level.toString(16).padStart(2, '0')).join('')}`
}
