import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { StoredTile } from '@toile/canvas/document/storedTilePack.ts'
import { side } from '@toile/canvas/tiles/tile.ts'
import { hashBytes } from '../host/files/hashBytes.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk of a PNG with its length and its checksum. */
export function pngChunk(kind: string, body: Uint8Array): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(kind, 'latin1'), body, Buffer.alloc(4)])
  chunk.writeUInt32BE(body.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** The head of a PNG. */
export function pngHead(width: number, height: number, depth = 8, kind = 6, interlaced = 0): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, kind, 0, 0, interlaced], 8)
  return pngChunk('IHDR', head)
}

/** A PNG of chunks. */
export const pngOf = (...chunks: readonly Uint8Array[]): Buffer => Buffer.concat([signature, ...chunks])

/** The rows of a tile of one color, each after the filter that it says. */
export function rowsOf(rgba: Uint8Array, filter = 0, rows = side): Buffer {
  const row = Buffer.concat([Buffer.of(filter), Buffer.alloc(side * 4, rgba)])
  return Buffer.alloc(rows * row.length, row)
}

/** A PNG with the name it is kept under. */
export const named = (png: Uint8Array): StoredTile => ({ hash: hashBytes(png), png })

/** A tile of one color, one that no other has unless it is told. */
export const plainTile = (rgba: Uint8Array = randomBytes(4)): StoredTile =>
  named(pngOf(pngHead(side, side), pngChunk('IDAT', deflateSync(rowsOf(rgba))), pngChunk('IEND', Buffer.of())))
