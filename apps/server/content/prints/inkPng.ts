import { crc32, deflateSync } from 'node:zlib'
import type { Color } from '@toile/fashion/colors/color.ts'
import type { InkPlane } from '@toile/picture/export/indexedTiff.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** An indexed PNG of exactly the given inks, with its resolution in dots per inch (PNG 3rd edition). */
export function inkPng(plane: InkPlane, inks: readonly Color[], dpi: number): Buffer {
  const bits = inks.length > 4 ? 4 : inks.length > 2 ? 2 : 1
  const palette = Buffer.from(inks.flatMap(({ r, g, b }) => [r, g, b]))
  return png(plane, bits, 3, dpi, [chunk('PLTE', palette)], (ink) => ink)
}

/** One screen of a print: black where its ink is printed, white elsewhere, one bit a pixel. */
export const platePng = (plane: InkPlane, ink: number, dpi: number): Buffer =>
  png(plane, 1, 0, dpi, [], (index) => (index === ink ? 0 : 1))

function png(
  { width, height, index }: InkPlane,
  bits: 1 | 2 | 4,
  colorType: 0 | 3,
  dpi: number,
  palette: readonly Buffer[],
  level: (ink: number) => number,
): Buffer {
  const row = Math.ceil((width * bits) / 8) + 1
  const packed = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = x * bits
      packed[y * row + 1 + (at >> 3)] |= level(index[y * width + x]) << (8 - bits - (at & 7))
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colorType, 0, 0, 0], 8)
  const density = Buffer.alloc(9)
  const perMetre = Math.round(dpi / 0.0254)
  density.writeUInt32BE(perMetre, 0)
  density.writeUInt32BE(perMetre, 4)
  density[8] = 1
  const data = chunk('IDAT', deflateSync(packed, { level: 6 }))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('pHYs', density),
    ...palette,
    data,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
