import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { chunk, signature } from '../../exports/pngChunks.ts'

/** One file of the corpus, and the refusal it must meet. */
export type Hostile = Readonly<{ name: string; bytes: Buffer; refusal: string }>

const head = (width: number, height: number) => {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([8, 0, 0, 0, 0], 8)
  return chunk('IHDR', bytes)
}

/** A grey PNG that claims, and when unpacked has, so many pixels. */
export function pictureBomb(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 })
  return Buffer.concat([signature, head(width, height), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Puts a chunk right behind the head of a PNG. */
const withChunk = (png: Buffer, name: string, content: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk(name, content), png.subarray(33)])

const noise = (width: number, height: number) => {
  const raw = Buffer.alloc(width * height * 3)
  for (let i = 0; i < raw.length; i++) raw[i] = (i * 2654435761) >>> 24
  return sharp(raw, { raw: { width, height, channels: 3 } })
}

async function animated(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = Buffer.alloc(16 * 48 * 3, 90)
  frames.fill(200, 16 * 16 * 3, 16 * 32 * 3)
  frames.fill(20, 16 * 32 * 3)
  const raw = { width: 16, height: 48, channels: 3 as const, pageHeight: 16 }
  return sharp(frames, { raw })[format]({ loop: 0 }).toBuffer()
}

const riff = (webp: Buffer, more: Buffer) => Buffer.concat([webp, more])
const page = Buffer.from('<html><body onload="alert(1)"></body></html>')
const script = Buffer.from('<script>alert(1)</script>')
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const zip = Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1')

/** Pictures that must not be stored, made afresh. */
export async function hostilePictures(): Promise<Hostile[]> {
  const png = await noise(64, 64).png().toBuffer()
  const jpeg = await noise(64, 64).jpeg().toBuffer()
  const webp = await noise(64, 64).webp().toBuffer()
  const cut = [png, jpeg, webp].flatMap((bytes, at) =>
    [0.3, 0.6, 0.95].map((share) => ({
      name: `${['png', 'jpeg', 'webp'][at]} cut at ${share}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
      refusal: 'imageTruncated',
    })),
  )
  const broken = Buffer.from(png)
  broken.fill(0x55, 60, Math.floor(broken.length / 2))
  const foreign = ['%PDF-1.7\n', 'BM', '\0\0\x01\0', '%!PS', 'push graphic-context', '#!/bin/sh\n', '']
  return [
    ...cut,
    { name: 'png with broken pixels', bytes: broken, refusal: 'imageTruncated' },
    { name: 'png head alone', bytes: Buffer.concat([signature, head(9, 9)]), refusal: 'imageTruncated' },
    { name: 'png with a page behind it', bytes: Buffer.concat([png, page]), refusal: 'imagePolyglot' },
    { name: 'png with an archive behind it', bytes: Buffer.concat([png, zip]), refusal: 'imagePolyglot' },
    { name: 'png with a script in its text', bytes: withChunk(png, 'tEXt', script), refusal: 'imagePolyglot' },
    { name: 'jpeg with a page behind it', bytes: Buffer.concat([jpeg, page]), refusal: 'imagePolyglot' },
    { name: 'jpeg with an archive behind it', bytes: Buffer.concat([jpeg, zip]), refusal: 'imagePolyglot' },
    { name: 'webp with bytes behind it', bytes: riff(webp, zip), refusal: 'imagePolyglot' },
    { name: 'moving gif', bytes: await animated('gif'), refusal: 'imageKind' },
    { name: 'moving webp', bytes: await animated('webp'), refusal: 'imageAnimated' },
    { name: 'moving png', bytes: withChunk(png, 'acTL', Buffer.alloc(8, 2)), refusal: 'imageAnimated' },
    ...(await otherKinds()),
    ...foreign.map((start) => ({
      name: `a file that begins with ${JSON.stringify(start)}`,
      bytes: Buffer.from(start.padEnd(60, '.'), 'latin1'),
      refusal: 'imageOnly',
    })),
    { name: 'a png of 225 million pixels', bytes: pictureBomb(15_000, 15_000), refusal: 'tooManyPixels' },
    { name: 'a png that claims 20,000 × 20,000 pixels', bytes: lying(png, 20_000), refusal: 'tooManyPixels' },
    { name: 'a png that claims 4 billion pixels', bytes: lying(png, 65_000), refusal: 'tooManyPixels' },
    { name: 'a png of one row of 40 million pixels', bytes: pictureBomb(40_000_000, 1), refusal: 'sideTooLong' },
    { name: 'a png of one column of 40 million pixels', bytes: pictureBomb(1, 40_000_000), refusal: 'sideTooLong' },
    { name: 'a png that is one pixel too wide', bytes: pictureBomb(16_001, 9), refusal: 'sideTooLong' },
  ]
}

/** Pictures in forms that are not taken, by the name that their sentence must say. */
export async function otherKinds(): Promise<(Hostile & { kind: string })[]> {
  const still = () => noise(9, 9)
  const bmp = Buffer.alloc(60)
  bmp.write('BM')
  bmp[10] = 54
  bmp[14] = 40
  const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1miaf`.padEnd(60, '\0'), 'latin1')
  const files: readonly (readonly [name: string, kind: string, bytes: Buffer])[] = [
    ['still gif', 'GIF', await still().gif().toBuffer()],
    ['tiff', 'TIFF', await still().tiff().toBuffer()],
    ['avif', 'AVIF', await still().avif().toBuffer()],
    ['heic', 'HEIC', ftyp('heic')],
    ['bmp', 'BMP', bmp],
    ['psd', 'PSD', Buffer.from('8BPS\0\x01'.padEnd(60, '\0'), 'latin1')],
    ['svg', 'SVG', Buffer.from(svg)],
    ['svg behind its declaration', 'SVG', Buffer.from(`\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n${svg}`)],
    ['xml with entities', 'SVG', Buffer.from(`<!DOCTYPE x [<!ENTITY a "b">]>${svg}`)],
  ]
  return files.map(([name, kind, bytes]) => ({ name, kind, bytes, refusal: 'imageKind' }))
}

/** A PNG whose head claims far more pixels than follow. */
const lying = (png: Buffer, side: number) => Buffer.concat([signature, head(side, side), png.subarray(33)])
