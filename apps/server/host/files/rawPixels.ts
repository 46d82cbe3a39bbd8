import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

/** The longest that one step of reading or writing a picture may take, in seconds. */
export const pictureSeconds = 20

/** Decoded pixels as sharp takes them up again. */
export type RawPixels = Readonly<{ data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }>

/** Decodes a picture. */
export async function readRaw(picture: Sharp): Promise<RawPixels> {
  const { data, info } = await picture.timeout({ seconds: pictureSeconds }).raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** Decoded pixels as a picture, without an alpha channel that hides nothing, so that it makes no difference. */
export const openRaw = ({ data, raw }: RawPixels, opaque: boolean): Sharp => {
  const picture = sharp(data, { raw })
  return opaque && raw.channels === 4 ? picture.removeAlpha() : picture
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The rows of decoded pixels that lie in a box. */
function* rowsOf({ data, raw }: RawPixels, { left, top, width, height }: Box = { left: 0, top: 0, ...raw }) {
  for (let y = top; y < top + height; y++) {
    const from = (y * raw.width + left) * raw.channels
    yield data.subarray(from, from + width * raw.channels)
  }
}

/** Whether nothing shines through decoded pixels, or a box of them. */
export function isOpaque(pixels: RawPixels, box?: Box) {
  if (pixels.raw.channels !== 4) return pixels.raw.channels !== 2
  for (const row of rowsOf(pixels, box)) for (let i = 3; i < row.length; i += 4) if (row[i] !== 255) return false
  return true
}

/** The SHA-256 of size and pixels, without an alpha channel that hides nothing. */
export function hashPixels(pixels: RawPixels, opaque: boolean): string {
  const { width, height, channels } = pixels.raw
  const hash = createHash('sha256').update(`${width} ${height} `)
  if (!opaque || channels !== 4) return hash.update(pixels.data).digest('hex')
  // Row by row, for a copy of a large picture would take as much memory as the picture.
  const rgb = Buffer.allocUnsafe(width * 3)
  for (const row of rowsOf(pixels)) {
    for (let from = 0, to = 0; from < row.length; from += 4) {
      rgb[to++] = row[from]!
      rgb[to++] = row[from + 1]!
      rgb[to++] = row[from + 2]!
    }
    hash.update(rgb)
  }
  return hash.digest('hex')
}
