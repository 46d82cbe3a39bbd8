import { sure } from '@toile/geometry'
import { beginStroke } from '../../stroke/beginStroke.ts'
import type { Brush } from '../../stroke/brush.ts'
import type { Ink } from '../../stroke/ink.ts'
import { mergeStroke } from '../../stroke/mergeStroke.ts'
import { openPlane, type Plane } from '../../stroke/plane.ts'
import { packed } from '../../stroke/packed.ts'
import type { Sample } from '../../stroke/sample.ts'
import type { StrokeManner } from '../../stroke/stroke.ts'
import type { TurnedKnobs } from '../../stroke/strokeKnobs.ts'
import type { Box } from '../../tiles/box.ts'
import { side, type Tile, tileBytes } from '../../tiles/tile.ts'

/** A sheet of two by two tiles. */
export const sheetSide = 2 * side
export type Tiles = readonly Tile[]

/** A layer with nothing on it, or with one color everywhere. */
export function layerOf([r, g, b, a]: readonly [number, number, number, number] = [0, 0, 0, 0]): Tiles {
  return Array.from({ length: 4 }, () => {
    const tile = new Uint8ClampedArray(tileBytes)
    new Int32Array(tile.buffer).fill(packed(r, g, b, a))
    return tile
  })
}

/** The four channels of a layer at a pixel of the sheet. */
export function pixelOf(tiles: Tiles, x: number, y: number): number[] {
  const tile = sure(tiles[(y >> 8) * 2 + (x >> 8)])
  const at = ((y & 255) * side + (x & 255)) * 4
  return [...tile.subarray(at, at + 4)]
}

interface Order {
  readonly brush: Brush
  readonly samples: readonly Sample[]
  readonly before?: Tiles
  readonly ink?: Partial<Ink>
  readonly seed?: number
  readonly knobs?: TurnedKnobs
  readonly manner?: StrokeManner
  /** Merges what is dirty after so many samples, or everything at the end. */
  readonly flushes?: 'often' | 'whole'
}

/** Opened once: planes are large, and strokes leave them clear. */
const shared = openPlane(sheetSide, sheetSide)

/** Paints as a session does: what is dirty is merged from the tiles before the stroke. A plane that is handed in is left as it is. */
export function paintOnSheet(
  { brush, samples, before = layerOf(), ink, seed = 5, knobs, manner, flushes = 'often' }: Order,
  plane: Plane = shared,
): Tiles {
  const after = before.map((tile) => tile.slice())
  const words = before.map((tile) => new Int32Array(tile.buffer))
  const under = (x: number, y: number) => words[(y >> 8) * 2 + (x >> 8)]?.[(y & 255) * side + (x & 255)] ?? 0
  const stroke = beginStroke(brush, plane, seed, knobs, { under, ...manner })
  const whole = { color: [200, 30, 60], opacity: 1, lays: brush.lays, ...ink } as const
  const merge = (box: Box) => {
    for (const [i, tile] of after.entries())
      mergeStroke(sure(before[i]), tile, (i & 1) * side, (i >> 1) * side, box, stroke, whole)
  }
  for (const [i, sample] of samples.entries()) {
    stroke.add(sample)
    if (flushes === 'often' && i % 4 === 0) plane.takeDirty().forEach(merge)
  }
  stroke.end()
  if (flushes === 'often') plane.takeDirty().forEach(merge)
  else merge({ x0: 0, y0: 0, x1: sheetSide, y1: sheetSide })
  if (plane === shared) plane.clear()
  return after
}
