import { refuse } from '@toile/rules/refusals.ts'
import { side, type Tile } from '../tiles/tile.ts'
import { readPng } from './png/readPng.ts'

/** The tile of a PNG, bit by bit what was painted; a PNG that is damaged or no tile is refused. */
export function decodeTile(bytes: Uint8Array): Tile {
  const read = readPng(bytes, side * side)
  if (read?.width !== side || read.height !== side) throw refuse('canvasTileDamaged')
  return read.pixels
}
