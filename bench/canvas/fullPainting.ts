import { type Blend, blends } from '@toile/canvas/document/blends.ts'
import { type CanvasDocument, emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { keysOf } from '@toile/canvas/tiles/eachPatch.ts'
import { side, type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { openChance } from '@toile/geometry'

/** A tile that is painted all over, half of it thinly. */
function fullTile(seed: number): Tile {
  const chance = openChance(seed)
  const tile: Tile = new Uint8ClampedArray(tileBytes)
  const [red, green, blue] = [chance.whole(0, 255), chance.whole(0, 255), chance.whole(0, 255)]
  for (let i = 0; i < side * side; i++) tile.set([red ^ (i & 31), green, blue, i & 64 ? 255 : 90], i * 4)
  return tile
}

/** A painting of so many layers, each painted all over, worked on in the middle. */
export function fullPainting(
  tiles: TileStore,
  pixels: number,
  count: number,
  modes: readonly Blend[] = ['normal'],
): CanvasDocument {
  const keys = keysOf(pixels, pixels)
  const layers = Array.from({ length: count }, (_, i) => {
    // A tile for each layer, so that building a bench does not take long.
    const ref = tiles.keep(fullTile(i + 1))
    const map = Object.fromEntries(keys.map((key) => [key, ref]))
    return { ...newLayer(`l${i}`, `Layer ${i}`, map), blend: modes[i % modes.length] ?? 'normal', opacity: 0.9 }
  })
  const root = layers.map(({ id }) => id)
  const active = root[Math.floor(count / 2)] ?? ''
  return {
    ...emptyCanvas(pixels, pixels),
    root,
    active,
    layers: Object.fromEntries(layers.map((one) => [one.id, one])),
  }
}

/** Every mode after another. */
export const mixedModes = blends
