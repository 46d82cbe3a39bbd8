import type { Sharp } from 'sharp'

/** The longest that one step of reading or writing a picture may take, in seconds. */
export const pictureSeconds = 20

/** Decoded pixels as sharp takes them up again. */
export type RawPixels = Readonly<{ data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }>

/** Decodes a picture. */
export async function readRaw(picture: Sharp): Promise<RawPixels> {
  const { data, info } = await picture.timeout({ seconds: pictureSeconds }).raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** The pixels without an alpha channel that hides nothing, so that it makes no difference. */
export function withoutIdleAlpha({ data, raw }: RawPixels): RawPixels {
  if (raw.channels !== 4 || !isOpaque(data)) return { data, raw }
  const rgb = Buffer.allocUnsafe((data.length / 4) * 3)
  for (let from = 0, to = 0; from < data.length; from += 4) {
    rgb[to++] = data[from]
    rgb[to++] = data[from + 1]
    rgb[to++] = data[from + 2]
  }
  return { data: rgb, raw: { ...raw, channels: 3 } }
}

const isOpaque = (rgba: Buffer): boolean => {
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) return false
  return true
}
