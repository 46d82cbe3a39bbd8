import type { Selection } from '../tiles/selection.ts'
import { isEmptyTile, side, type Tile, tilePlace } from '../tiles/tile.ts'

/** What is selected of a layer and what stays, by tile; together they are as opaque as the layer was. Without a selection all is lifted. */
export function liftSelected(
  tiles: ReadonlyMap<string, Tile>,
  selection: Selection | undefined,
): { readonly lifted: ReadonlyMap<string, Tile>; readonly rest: ReadonlyMap<string, Tile> } {
  if (!selection) return { lifted: tiles, rest: new Map() }
  const lifted = new Map<string, Tile>()
  const rest = new Map<string, Tile>()
  for (const [key, tile] of tiles) {
    const [up, down] = [tile.slice(), tile.slice()]
    part(up, down, key, selection)
    if (isEmptyTile(up)) {
      rest.set(key, tile)
      continue
    }
    lifted.set(key, up)
    if (!isEmptyTile(down)) rest.set(key, down)
  }
  return { lifted, rest }
}

function part(up: Tile, down: Tile, key: string, { width, height, alpha }: Selection): void {
  const [column, row] = tilePlace(key)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [sheetX, sheetY] = [column * side + x, row * side + y]
      const outside = sheetX < 0 || sheetY < 0 || sheetX >= width || sheetY >= height
      const at = (y * side + x) * 4 + 3
      const whole = up[at]!
      const taken = outside ? 0 : Math.round((whole * alpha[sheetY * width + sheetX]!) / 255)
      up[at] = taken
      down[at] = whole - taken
    }
}
