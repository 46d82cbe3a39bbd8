import { type Chance, openChance } from '@toile/geometry'
import { type Adjustment } from '../../document/adjustment.ts'
import { blends } from '../../document/blends.ts'
import { type CanvasDocument, emptyCanvas } from '../../document/canvasDocument.ts'
import type { Layer, Mask, TileMap } from '../../document/layer.ts'
import { plainLayer } from '../../document/plainLayer.ts'
import { keysOf } from '../../tiles/eachPatch.ts'
import { side, type Tile, tileBytes } from '../../tiles/tile.ts'
import type { TileStore } from '../../tiles/tileStore.ts'

/** A tile with soft and hard discs of chance. */
function anyTile(chance: Chance): Tile {
  const tile: Tile = new Uint8ClampedArray(tileBytes)
  for (let n = 0; n < 6; n++) {
    const [cx, cy, radius] = [chance.between(0, side), chance.between(0, side), chance.between(20, 110)]
    const color = [chance.whole(0, 255), chance.whole(0, 255), chance.whole(0, 255)]
    const alpha = chance.pick([255, 255, 180, 60])
    const isSoft = chance.happens(0.5)
    for (let y = Math.max(0, Math.floor(cy - radius)); y < Math.min(side, cy + radius); y++)
      for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(side, cx + radius); x++) {
        const far = ((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (radius * radius)
        if (far < 1) tile.set([...color, isSoft ? alpha * (1 - far) : alpha], (y * side + x) * 4)
      }
  }
  return tile
}

const anyTiles = (chance: Chance, tiles: TileStore, keys: readonly string[]): TileMap =>
  Object.fromEntries(keys.filter(() => chance.happens(0.7)).map((key) => [key, tiles.keep(anyTile(chance))]))

const anyMask = (chance: Chance, tiles: TileStore, keys: readonly string[]): Mask => ({
  tiles: anyTiles(chance, tiles, keys),
  outside: chance.pick(['shown', 'hidden']),
  enabled: chance.happens(0.8),
})

const anyAdjustment = (chance: Chance): Adjustment =>
  chance.pick<Adjustment>([
    { id: 'levels', knobs: { black: 10, white: 230, gamma: 1.2 } },
    { id: 'blur', knobs: { radius: 6 } },
    { id: 'hueSaturation', knobs: { hue: 40, saturation: 20, lightness: 0 } },
    { id: 'noise', knobs: { amount: 20, color: 0, seed: 3 } },
  ])

/** A painting of chance with groups, clipping, masks and every mode, and the layers of it that take paint. */
export function anyPainting(
  seed: number,
  tiles: TileStore,
): { readonly document: CanvasDocument; readonly paintable: readonly string[] } {
  const chance = openChance(seed)
  const [width, height] = [420, 300]
  const keys = keysOf(width, height)
  const layers: Record<string, Layer> = {}
  const paintable: string[] = []
  const reaches = chance.happens(0.3)
  let count = 0
  function anyLayers(depth: number, isShown: boolean): string[] {
    return Array.from({ length: chance.whole(2, 4) }, (_, place) => {
      const id = `l${++count}`
      const kind = chance.weighted<'raster' | 'group' | 'adjustment'>([
        ['raster', 5],
        ['group', depth < 2 ? 2 : 0],
        ['adjustment', 1],
      ])
      const visible = chance.happens(0.9)
      const look = {
        ...plainLayer,
        id,
        name: `Layer ${id}`,
        visible,
        opacity: chance.pick([1, 1, 0.6, 0.25]),
        blend: chance.happens(0.5) ? ('normal' as const) : chance.pick(blends),
        clipping: place > 0 && chance.happens(0.25),
        ...(chance.happens(0.3) && { mask: anyMask(chance, tiles, keys) }),
      }
      if (kind === 'group')
        layers[id] = {
          ...look,
          kind,
          passThrough: chance.happens(0.5),
          children: anyLayers(depth + 1, isShown && visible),
        }
      else if (kind === 'adjustment') {
        const adjustment = anyAdjustment(chance)
        layers[id] = {
          ...look,
          kind,
          adjustment:
            reaches || adjustment.id !== 'blur'
              ? adjustment
              : { id: 'noise', knobs: { amount: 20, color: 0, seed: 1 } },
        }
      } else {
        layers[id] = { ...look, kind, tiles: anyTiles(chance, tiles, keys) }
        if (visible && isShown) paintable.push(id)
      }
      return id
    })
  }
  const root = anyLayers(0, true)
  const document = { ...emptyCanvas(width, height, '#efe9dd'), root, layers, active: paintable[0] ?? '' }
  return { document, paintable: chance.shuffled(paintable) }
}
