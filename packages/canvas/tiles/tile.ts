/** Pixels on each side of a tile. */
export const side = 256

/** Bytes of a tile. */
export const tileBytes = side * side * 4

/** Pixels of a tile, row by row: red, green, blue and straight alpha, so that faint strokes keep their colour. Never written to once it is kept. */
export type Tile = Uint8ClampedArray<ArrayBuffer>

/** The key of a tile in a map. */
export const tileKey = (column: number, row: number): string => `${column},${row}`

/** Column and row of a key. */
export function tilePlace(key: string): readonly [column: number, row: number] {
  const [column = 0, row = 0] = key.split(',').map(Number)
  return [column, row]
}

/** Whether nothing is painted on a tile. */
export function isEmptyTile(tile: Tile): boolean {
  const words = new Uint32Array(tile.buffer, tile.byteOffset, side * side)
  return words.every((word) => word >>> 24 === 0)
}
