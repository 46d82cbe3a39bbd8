import { crc32, createInflate } from 'node:zlib'
import { side } from '@toile/canvas/tiles/tile.ts'
import { limits } from '@toile/rules/limits.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What the head of every tile says: its sides, 8 bits, red, green, blue and alpha, not interlaced. */
const head = Buffer.alloc(13)
head.writeUInt32BE(side, 0)
head.writeUInt32BE(side, 4)
head.set([8, 6, 0, 0, 0], 8)
/** A row begins with how it is filtered. */
const row = 1 + side * 4
const filters = 5

interface Chunk {
  kind: string
  body: Buffer
}

/** The chunks of a PNG with right checksums, the last of which ends it. */
function chunksOf(png: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = signature.length; at < png.length; ) {
    if (at + 12 > png.length) return null
    const length = png.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > png.length || crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return null
    chunks.push({ kind: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/** What packed bytes unpack to, no further than a tile goes; nothing where that is not all of them. */
async function unpack(packed: Uint8Array): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  const engine = createInflate()
  engine.end(packed)
  try {
    for await (const part of engine) {
      const rows = Buffer.from(part)
      length += rows.length
      if (length > side * row) return null
      parts.push(rows)
    }
  } catch {
    return null
  }
  return engine.bytesWritten === packed.length ? Buffer.concat(parts) : null
}

/** Whether bytes are a tile of a painting: one PNG of its form that holds its pixels and nothing else. What takes longer than a glance is done beside the thread that answers calls. */
export async function isTile(bytes: Uint8Array): Promise<boolean> {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (png.length > limits.tilePack.each || !png.subarray(0, signature.length).equals(signature)) return false
  const chunks = chunksOf(png)
  const [first, ...rest] = chunks ?? []
  const last = rest.pop()
  if (first?.kind !== 'IHDR' || !first.body.equals(head)) return false
  if (last?.kind !== 'IEND' || last.body.length > 0 || rest.some(({ kind }) => kind !== 'IDAT')) return false
  const rows = await unpack(Buffer.concat(rest.map(({ body }) => body)))
  if (rows?.length !== side * row) return false
  for (let at = 0; at < rows.length; at += row) if (rows[at]! >= filters) return false
  return true
}
