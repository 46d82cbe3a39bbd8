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
