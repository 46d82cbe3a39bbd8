import sharp from 'sharp'
import { openFilmFolder } from '../films/filmFolder.ts'

const [width, height] = [64, 96]
/** The colour that stands still in every frame but in the square that moves over it. */
export const standing = { r: 200, g: 60, b: 40 }

/** A frame of 64 by 96 in which a square moves over one colour, or over nothing. */
function drawn(frame: number, through: boolean): Promise<Buffer> {
  const pixels = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) - (frame % 48), Math.floor(i / width) - 20]
    const isSquare = x >= 0 && x < 16 && y >= 0 && y < 16
    pixels.set(isSquare ? [32, 80, 160, 255] : [standing.r, standing.g, standing.b, through ? 0 : 255], i * 4)
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

const known = new Map<string, Promise<Buffer>>()

/** Puts frames into a film's folder as if they had been drawn there, so that none or few are left to be drawn. */
export async function putFrames(path: string, frames: readonly number[], through = false): Promise<void> {
  const folder = await openFilmFolder(path)
  for (const frame of frames) {
    const key = `${frame}:${through}`
    const png = known.get(key) ?? drawn(frame, through)
    known.set(key, png)
    await folder.put(frame, await png)
  }
}

/** So many frames from the first on. */
export const firstFrames = (count: number): number[] => Array.from({ length: count }, (_, frame) => frame)
