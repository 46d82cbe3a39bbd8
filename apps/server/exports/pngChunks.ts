import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflate } from 'node:zlib'
import type { Color } from '@toile/craft/colors/color.ts'

/** The first bytes of a PNG. */
export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const kinds = { grey: 0, color: 2, palette: 3 } as const

/** A PNG before its rows: size in pixels, bits of a level, resolution in dots per inch. */
export interface PngForm {
  width: number
  height: number
  bits: 1 | 2 | 4 | 8
  kind: keyof typeof kinds
  dpi: number
  palette?: readonly Color[]
}

/** Bytes of a row, with the one before it that names its filter. */
export const rowBytes = ({ width, bits, kind }: Pick<PngForm, 'width' | 'bits' | 'kind'>): number =>
  Math.ceil((width * bits * (kind === 'color' ? 3 : 1)) / 8) + 1

/** A PNG in pieces, packed while its bands of rows come, so that it never stands in memory whole (PNG 3rd edition). */
export async function* pngChunks(
  form: PngForm,
  bands: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Uint8Array> {
  const { width, height, bits, kind, dpi, palette } = form
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, kinds[kind], 0, 0, 0], 8)
  const density = Buffer.alloc(9)
  const perMetre = Math.round(dpi / 0.0254)
  density.writeUInt32BE(perMetre, 0)
  density.writeUInt32BE(perMetre, 4)
  density[8] = 1
  yield Buffer.concat([signature, chunk('IHDR', head), chunk('pHYs', density)])
  if (palette) yield chunk('PLTE', Buffer.from(palette.flatMap(({ r, g, b }) => [r, g, b])))
  const packing = createDeflate({ level: 6, chunkSize: 1 << 18 })
  const packed = pipeline(Readable.from(bands, { objectMode: false, highWaterMark: 1 << 20 }), packing)
  // Whoever reads the packed bytes is told.
  packed.catch(() => undefined)
  for await (const bytes of packing) yield chunk('IDAT', bytes)
  await packed
  yield chunk('IEND', Buffer.alloc(0))
}

/** A piece of a PNG: its length, name, content and check sum. */
export function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
