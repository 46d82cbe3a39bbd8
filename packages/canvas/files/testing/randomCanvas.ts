import { createHash } from 'node:crypto'
import { openChance } from '@toile/geometry'
import { type Adjustment, type AdjustmentId, adjustmentIds } from '../../document/adjustment.ts'
import { type Blend, blends } from '../../document/blends.ts'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import type { Layer, Mask, TileMap } from '../../document/layer.ts'
import { identity } from '../../document/matrix.ts'
import { openTiles, type TileStore } from '../../tiles/tileStore.ts'
import { side, type Tile, tileBytes, tileKey } from '../../tiles/tile.ts'

/** The SHA-256 of bytes, as a host hands it in. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Whole numbers from 0 up to `most`, the same for the same seed. */
export function openDice(seed: number): (most: number) => number {
  const { whole } = openChance(seed)
  return (most) => whole(0, most)
}

type Dice = ReturnType<typeof openDice>

/** A tile of blots with every alpha, faint ones too; colours under no alpha are kept. */
export function blots(dice: Dice): Tile {
  const tile = new Uint8ClampedArray(tileBytes)
  for (let blot = 0; blot < 6; blot++) {
    const [x0, y0, w, h] = [dice(200), dice(200), 8 + dice(47), 8 + dice(47)]
    const color = [dice(255), dice(255), dice(255)] as const
    for (let y = y0; y < y0 + h; y++)
      for (let x = x0; x < x0 + w; x++) tile.set([...color, (x * 7 + y * 3 + blot * 50) & 255], (y * side + x) * 4)
  }
  return tile
}

function map(dice: Dice, store: TileStore, width: number, height: number, tile = blots): TileMap {
  const tiles: Record<string, number> = {}
  for (let row = 0; row * side < height; row++)
    for (let column = 0; column * side < width; column++)
      if (dice(3) > 0) tiles[tileKey(column, row)] = store.keep(tile(dice))
  return tiles
}

/** A tile of a mask: only its alpha counts. */
function maskTile(dice: Dice): Tile {
  const tile = blots(dice)
  for (let i = 0; i < tile.length; i += 4) tile.fill(255, i, i + 3)
  return tile
}

/** A painting with layers of every kind and everything that a layer can be. */
export function randomCanvas(
  seed: number,
  width = 300,
  height = 280,
  adjusting: readonly AdjustmentId[] = adjustmentIds,
): { document: CanvasDocument; tiles: TileStore } {
  const dice = openDice(seed)
  const tiles = openTiles()
  const layers: Record<string, Layer> = {}
  let count = 0
  const mask = (): { mask?: Mask } =>
    dice(2) > 0
      ? {}
      : {
          mask: {
            tiles: map(dice, tiles, width, height, maskTile),
            outside: dice(1) ? 'shown' : 'hidden',
            enabled: dice(3) > 0,
          },
        }
  const every = (id: string) => ({
    id,
    name: `${['Mantel', '外套', 'Пальто', 'เสื้อ'][dice(3)]} ${id}`,
    visible: dice(4) > 0,
    pinned: dice(3) === 0,
    fixed: dice(3) === 0,
    background: false,
    opacity: dice(255) / 255,
    blend: (blends[dice(blends.length - 1)] ?? 'normal') satisfies Blend,
    clipping: dice(4) === 0,
    lockAlpha: dice(3) === 0,
    ...mask(),
  })
  const one = (depth: number): string => {
    const id = `l${count++}`
    layers[id] = layerOf(depth, every(id))
    return id
  }
  const layerOf = (depth: number, plain: ReturnType<typeof every>): Layer => {
    const kind = dice(depth > 1 ? 3 : 5)
    if (kind > 3)
      return { ...plain, kind: 'group', passThrough: dice(1) > 0, children: [1, 2, 3].map(() => one(depth + 1)) }
    if (kind === 3)
      return {
        ...plain,
        kind: 'adjustment',
        adjustment: adjustmentOf(adjusting[dice(adjusting.length - 1)] ?? 'levels', dice),
      }
    const pixels = map(dice, tiles, width, height)
    if (kind === 2) return { ...plain, ...letters, kind: 'text', tiles: pixels }
    if (kind === 1)
      return { ...plain, kind: 'picture', source: pixels, width: 300, height: 280, matrix: identity, tiles: pixels }
    return { ...plain, kind: 'raster', tiles: pixels }
  }
  const root = Array.from({ length: 4 }, () => one(0))
  return { document: { width, height, color: '#f4efe6', root, layers, active: root[0] ?? '' }, tiles }
}

const adjustmentOf = (id: AdjustmentId, dice: Dice): Adjustment => {
  if (id === 'levels')
    return { id, knobs: { black: dice(90), middle: 1.5, white: 255 - dice(90), darkest: 0, lightest: 240 } }
  if (id === 'curves')
    return {
      id,
      knobs: { channel: dice(3) },
      points: [
        [0, dice(40)],
        [120, 150],
        [255, 230],
      ],
    }
  if (id === 'hueSaturation') return { id, knobs: { hue: dice(300) - 150, saturation: dice(160) - 80, lightness: 10 } }
  if (id === 'colorBalance')
    return { id, knobs: { shadowsRed: dice(90), middleBlue: -dice(60), lightsGreen: 20, keepLight: dice(1) } }
  return id === 'recolor' ? { id, knobs: {}, color: '#336699' } : { id, knobs: {} }
}

const letters = {
  text: 'Été 冬\nsecond line',
  style: {
    family: 'Noto Sans',
    style: 'italic',
    weight: 700,
    size: 32,
    spacing: 40,
    lineHeight: 1.25,
    align: 'center',
    color: '#1f3a5f',
    opacity: 1,
    backgroundColor: '#ffffff',
    backgroundOpacity: 0,
  },
  place: { kind: 'point' },
  breaks: [0, 6],
  matrix: [1, 0, 20, 0, 1, 60, 0, 0, 1],
} as const

/** A document with its tiles written out as the hashes of their pixels: equal where two paintings are the same in every bit. */
export function inFull(document: CanvasDocument, tiles: TileStore): unknown {
  const named = (key: string, value: unknown): unknown =>
    typeof value === 'number' && /^-?\d+,-?\d+$/.test(key) ? sha256(new Uint8Array(tiles.get(value) ?? [])) : value
  return JSON.parse(JSON.stringify(document, named))
}
