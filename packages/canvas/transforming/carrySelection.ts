import type { Matrix } from '../document/matrix.ts'
import { isNothing, selectNothing } from '../selecting/selectNothing.ts'
import { cutTiles } from '../tiles/cutTiles.ts'
import type { Selection } from '../tiles/selection.ts'
import { selectAlpha } from '../selecting/selectAlpha.ts'
import { transformTiles } from './transformTiles.ts'

/** A selection carried through a map, so that its outline goes with what it holds. */
export function carrySelection(selection: Selection, matrix: Matrix): Selection {
  const { width, height, box, alpha } = selection
  if (isNothing(selection)) return selectNothing(width, height)
  const [across, down] = [box.x1 - box.x0, box.y1 - box.y0]
  const rgba = new Uint8ClampedArray(across * down * 4)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) rgba[(y * across + x) * 4 + 3] = alpha[(box.y0 + y) * width + box.x0 + x]!
  const tiles = cutTiles({ width: across, height: down, rgba }, box.x0, box.y0)
  const carried = transformTiles(tiles, matrix, { x0: 0, y0: 0, x1: width, y1: height })
  return selectAlpha(width, height, (key) => carried.get(key))
}
