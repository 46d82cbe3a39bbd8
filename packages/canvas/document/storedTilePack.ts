import { limits } from '@toile/rules/limits.ts'

/** A tile as it is kept: its PNG and the SHA-256 of that. */
export interface StoredTile {
  readonly hash: string
  readonly png: Uint8Array
}

const hashBytes = 32
const head = hashBytes + 4
const { tiles: mostTiles, each } = limits.tilePack

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Tiles in one body: of each the 32 bytes of its hash, four bytes that say how long its PNG is, the highest first, and the PNG. */
export function packTiles(tiles: readonly StoredTile[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(tiles.reduce((sum, { png }) => sum + head + png.length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const { hash, png } of tiles) {
    for (let i = 0; i < hashBytes; i++) bytes[at + i] = Number.parseInt(hash.slice(2 * i, 2 * i + 2), 16)
    view.setUint32(at + hashBytes, png.length)
    bytes.set(png, at + head)
    at += head + png.length
  }
  return bytes
}

/** The tiles of a body; nothing where it is none, holds too many, or ends within one. */
export function unpackTiles(bytes: Uint8Array): StoredTile[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tiles: StoredTile[] = []
  for (let at = 0; at < bytes.length; ) {
    if (tiles.length >= mostTiles || at + head > bytes.length) return null
    const length = view.getUint32(at + hashBytes)
    const end = at + head + length
    if (length > each || end > bytes.length) return null
    tiles.push({ hash: hexOf(bytes.subarray(at, at + hashBytes)), png: bytes.subarray(at + head, end) })
    at = end
  }
  return tiles.length > 0 ? tiles : null
}
