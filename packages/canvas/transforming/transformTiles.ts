import type { Matrix } from '../document/matrix.ts'
import { type Box, isEmptyBox } from '../tiles/box.ts'
import { paintedBox } from '../tiles/paintedBox.ts'
import type { Tile } from '../tiles/tile.ts'
import { throughMatrix } from '../warping/backMap.ts'
import type { Mesh } from '../warping/mesh.ts'
import { throughMesh } from '../warping/throughMesh.ts'
import { warpTiles } from '../warping/warpTiles.ts'
import { boxUnder } from './boxUnder.ts'
import { moveTiles } from './moveTiles.ts'

/** By how many whole pixels a map moves everything, where it does nothing else. */
function wholeMove([a, b, c, d, e, f, g, h, i]: Matrix): readonly [number, number] | null {
  const onlyMoves = a === 1 && b === 0 && d === 0 && e === 1 && g === 0 && h === 0 && i === 1
  return onlyMoves && c === Math.round(c) && f === Math.round(f) ? [c, f] : null
}

/** The tiles of a layer carried through a map, as far as they come to lie within a box of the sheet; a move by whole pixels keeps every bit. For a preview at a mip level the map is followed by `scaling(1 / 2 ** level)`, and only that many pixels are worked out. */
export function transformTiles(
  tiles: ReadonlyMap<string, Tile>,
  matrix: Matrix,
  within: Readonly<Box>,
): ReadonlyMap<string, Tile> {
  const move = wholeMove(matrix)
  if (move) return moveTiles(tiles, ...move)
  const from = paintedBox(tiles)
  if (isEmptyBox(from)) return new Map()
  const map = throughMatrix(matrix, boxUnder(matrix, from, within))
  return map ? warpTiles(from, (key) => tiles.get(key), map) : new Map()
}

/** The tiles of a layer drawn onto a mesh of the box `from`, as far as they come to lie within a box of the sheet. */
export const bendTiles = (
  tiles: ReadonlyMap<string, Tile>,
  mesh: Mesh,
  from: Readonly<Box>,
  within: Readonly<Box>,
): ReadonlyMap<string, Tile> => warpTiles(from, (key) => tiles.get(key), throughMesh(mesh, from, within))
