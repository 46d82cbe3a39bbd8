import type { Tile } from './tile.ts'

/** A tile by whole pixels, alpha in the highest byte; signed, because kernels stay with whole numbers then. */
export const wordsOf = (tile: Tile): Int32Array => new Int32Array(tile.buffer, tile.byteOffset, tile.byteLength >> 2)
