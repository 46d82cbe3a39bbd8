import type { Box } from './box.ts'
import { side, tileKey } from './tile.ts'

/** All of a tile. */
export const wholeTile: Readonly<Box> = { x0: 0, y0: 0, x1: side, y1: side }

/** Visits the part of each tile that a box of the sheet covers: `patch` in pixels of the tile whose corner lies at (x, y) of the sheet. */
export function eachPatch(
  { x0, y0, x1, y1 }: Readonly<Box>,
  visit: (key: string, patch: Box, x: number, y: number) => void,
): void {
  if (x0 >= x1 || y0 >= y1) return
  for (let row = Math.floor(y0 / side); row * side < y1; row++)
    for (let column = Math.floor(x0 / side); column * side < x1; column++) {
      const [x, y] = [column * side, row * side]
      const patch = {
        x0: Math.max(x0 - x, 0),
        y0: Math.max(y0 - y, 0),
        x1: Math.min(x1 - x, side),
        y1: Math.min(y1 - y, side),
      }
      visit(tileKey(column, row), patch, x, y)
    }
}

/** The keys of all tiles that a sheet of some size has. */
export function keysOf(width: number, height: number): readonly string[] {
  const keys: string[] = []
  eachPatch({ x0: 0, y0: 0, x1: width, y1: height }, (key) => keys.push(key))
  return keys
}
