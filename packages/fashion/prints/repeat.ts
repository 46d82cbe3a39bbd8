import { z } from 'zod'

/** How a tile repeats over cloth. */
export const repeatSchema = z.enum(['straight', 'halfDrop', 'brick', 'mirror'])
export type Repeat = z.output<typeof repeatSchema>

/** Where a point of the cloth falls in the tile: shares 0..1 of its width and height, mirrored where the repeat turns it over. */
export function placeInTile(repeat: Repeat, x: number, y: number): [u: number, v: number] {
  const column = Math.floor(x)
  const row = Math.floor(y)
  if (repeat === 'halfDrop') return [x - column, wrap(y - (column & 1 ? 0.5 : 0))]
  if (repeat === 'brick') return [wrap(x - (row & 1 ? 0.5 : 0)), y - row]
  if (repeat === 'mirror') return [column & 1 ? 1 - (x - column) : x - column, row & 1 ? 1 - (y - row) : y - row]
  return [x - column, y - row]
}

const wrap = (t: number) => t - Math.floor(t)

/** One appearance of a motif: where its centre comes to lie, and whether it is turned over. */
export interface Copy {
  x: number
  y: number
  flipX: boolean
  flipY: boolean
}

/** Every place near the tile where a motif at (x, y) appears again under a repeat, itself first; the unit is that of `width` and `height` (domain 4.3). */
export function copiesOf(repeat: Repeat, x: number, y: number, width: number, height: number): Copy[] {
  if (repeat === 'mirror') return mirrored(x, y, width, height)
  return shiftsOf(repeat).map(([i, j]) => ({ x: x + i * width, y: y + j * height, flipX: false, flipY: false }))
}

function shiftsOf(repeat: Repeat): [number, number][] {
  const whole = [0, -1, 1]
  const half = [-1.5, -0.5, 0.5, 1.5]
  if (repeat === 'halfDrop') return whole.flatMap((i) => (i ? half : whole).map((j): [number, number] => [i, j]))
  if (repeat === 'brick') return whole.flatMap((j) => (j ? half : whole).map((i): [number, number] => [i, j]))
  return whole.flatMap((i) => whole.map((j): [number, number] => [i, j]))
}

function mirrored(x: number, y: number, width: number, height: number): Copy[] {
  const across = [
    { x, flipX: false },
    { x: -x, flipX: true },
    { x: 2 * width - x, flipX: true },
  ]
  const down = [
    { y, flipY: false },
    { y: -y, flipY: true },
    { y: 2 * height - y, flipY: true },
  ]
  return across.flatMap((a) => down.map((d) => ({ ...a, ...d })))
}
