import { promisify } from 'node:util'
import { crc32, inflate } from 'node:zlib'
import { side } from '@toile/canvas/tiles/tile.ts'
import { limits } from '@toile/rules/limits.ts'

const unpack = promisify(inflate)
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

/** Whether bytes are a tile of a painting: one PNG of its form that holds its pixels and nothing else. What takes longer than a glance is done beside the thread that answers calls. */
export async function isTile(bytes: Uint8Array): Promise<boolean> {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (png.length > limits.tilePack.each || !png.subarray(0, signature.length).equals(signature)) return false
  const chunks = chunksOf(png)
  const [first, ...rest] = chunks ?? []
  const last = rest.pop()
  if (first?.kind !== 'IHDR' || !first.body.equals(head)) return false
  if (last?.kind !== 'IEND' || last.body.length > 0 || rest.some(({ kind }) => kind !== 'IDAT')) return false
  const packed = rest.length === 1 ? rest[0]?.body : Buffer.concat(rest.map(({ body }) => body))
  const rows = await unpack(packed ?? Buffer.of(), { maxOutputLength: side * row }).catch(() => null)
  if (rows?.length !== side * row) return false
  for (let at = 0; at < rows.length; at += row) if (rows[at]! >= filters) return false
  return true
}
