import { side, type Tile } from '../tiles/tile.ts'
import { writePng } from './png/writePng.ts'

/** A tile as a PNG; the same tile gives the same bytes in every host, so that the hash of a PNG names its tile. */
export const encodeTile = (tile: Tile): Uint8Array => writePng(tile, side, side)
