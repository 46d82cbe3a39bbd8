import sharp from 'sharp'
import { openFilmFolder } from '../films/filmFolder.ts'

const side = { width: 64, height: 96 }
/** The colour that stands still in every frame but in the square that moves over it. */
export const standing = { r: 200, g: 60, b: 40 }

/** A frame of 64 by 96 in which a square moves over one colour, or over nothing. */
async function drawn(frame: number, through: boolean): Promise<Buffer> {
  const square = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="96"><rect x="${frame % 48}" y="20" width="16" height="16" fill="#2050a0"/></svg>`,
  )
  const background = { ...standing, alpha: through ? 0 : 1 }
  return sharp({ create: { ...side, channels: 4, background } })
    .composite([{ input: square }])
    .png()
    .toBuffer()
}

/** Puts frames into a film's folder as if they had been drawn there, so that none or few are left to be drawn. */
export async function putFrames(path: string, frames: readonly number[], through = false): Promise<void> {
  const folder = await openFilmFolder(path)
  for (const frame of frames) await folder.put(frame, await drawn(frame, through))
}

/** So many frames from the first on. */
export const firstFrames = (count: number): number[] => Array.from({ length: count }, (_, frame) => frame)
