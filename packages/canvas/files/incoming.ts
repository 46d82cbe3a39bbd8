import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Layer, TileMap } from '../document/layer.ts'
import { cutTiles, type Pixels } from '../tiles/cutTiles.ts'
import type { TileStore } from '../tiles/tileStore.ts'
import type { OpenedCanvas } from './openedCanvas.ts'
import type { Note } from './said.ts'

/** A painting that came from a file of others, and what of it is not as it was there. */
export interface ReadCanvas extends OpenedCanvas {
  readonly said: readonly Note[]
}

/** A file for others, and what of the painting is not the same in it. */
export interface WrittenCanvas {
  readonly bytes: Uint8Array
  readonly said: readonly Note[]
}

/** A painting while layers of a file come into it. */
export interface Incoming {
  readonly width: number
  readonly height: number
  readonly tiles: TileStore
  readonly layers: Record<string, Layer>
  readonly said: Note[]
}

/** The id of the next layer that comes in; one more than a painting holds is refused. */
export function nextId({ layers }: Incoming): string {
  const count = Object.keys(layers).length
  const most = limits.canvas.layers
  if (count >= most) throw refuse('paintingLayers', { most })
  return `p${count + 1}`
}

/** A layer's name as far as it is kept; one that has none is called a layer. */
export const nameOf = (told: string | undefined): string => told?.slice(0, limits.nameLength) || 'Layer'

/** Keeps pixels whose corner lies at (x, y) as tiles. */
export const keepPixels = (pixels: Pixels, x: number, y: number, store: TileStore): TileMap =>
  Object.fromEntries([...cutTiles(pixels, x, y)].map(([key, tile]) => [key, store.keep(tile)]))

/** The sheet full of one colour, told as #rrggbb. */
export function filledSheet({ width, height }: { width: number; height: number }, hex: string): Pixels {
  const levels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < rgba.length; i += 4) rgba.set([...levels, 255], i)
  return { width, height, rgba }
}
