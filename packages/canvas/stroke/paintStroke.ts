import { side, type Tile, tileBytes } from '../tiles/tile.ts'
import { beginStroke } from './beginStroke.ts'
import type { Brush } from './brush.ts'
import type { Ink } from './ink.ts'
import { mergeStroke } from './mergeStroke.ts'
import { openPlane, type Plane } from './plane.ts'
import type { Sample } from './sample.ts'
import type { Stamp } from './stamp.ts'
import type { StrokeManner } from './stroke.ts'
import type { TurnedKnobs } from './strokeKnobs.ts'

/** A whole stroke: what it is a function of. */
export interface StrokeOrder {
  readonly brush: Brush
  readonly samples: readonly Sample[]
  readonly ink: Ink
  readonly seed: number
  readonly knobs?: TurnedKnobs
  readonly manner?: StrokeManner
}

/** Takes the rows that a picture and a tile at (ox, oy) share from the one to the other. */
function carry({ width, height, rgba }: Stamp, tile: Tile, ox: number, oy: number, way: 'in' | 'out'): void {
  const across = Math.min(side, width - ox) * 4
  for (let y = 0; y < Math.min(side, height - oy); y++) {
    const from = ((oy + y) * width + ox) * 4
    const to = y * side * 4
    if (way === 'in') tile.set(rgba.subarray(from, from + across), to)
    else rgba.set(tile.subarray(to, to + across), from)
  }
}

/** Paints a whole stroke on a picture, in place; a plane of the picture's size may be handed in, clear, and is clear again afterwards. */
export function paintStroke(
  picture: Stamp,
  { brush, samples, ink, seed, knobs, manner }: StrokeOrder,
  plane: Plane = openPlane(picture.width, picture.height),
): void {
  const stroke = beginStroke(brush, plane, seed, knobs, manner)
  for (const sample of samples) stroke.add(sample)
  stroke.end()
  const { x0, y0, x1, y1 } = plane.touched
  const before = new Uint8ClampedArray(tileBytes)
  const after = new Uint8ClampedArray(tileBytes)
  for (let oy = Math.floor(y0 / side) * side; oy < y1; oy += side) {
    for (let ox = Math.floor(x0 / side) * side; ox < x1; ox += side) {
      carry(picture, before, ox, oy, 'in')
      after.set(before)
      mergeStroke(before, after, ox, oy, plane.touched, stroke, ink)
      carry(picture, after, ox, oy, 'out')
    }
  }
  plane.clear()
}
