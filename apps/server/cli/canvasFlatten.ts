import { extname } from 'node:path'
import { writePng } from '@toile/canvas/files/png/writePng.ts'
import sharp from 'sharp'
import type { Terminal } from './command.ts'
import { writeAt } from './givenFiles.ts'
import { Mistake } from './mistake.ts'
import { flag, needed, type Values, whole } from './options.ts'
import { pictureOf } from './pictureOf.ts'
import { readPainting, sayNotes } from './readPainting.ts'

const endings = ['.png', '.jpg', '.webp']

/** What flattening takes. */
export const flattenOptions = {
  out: needed('PICTURE', `The picture that is written: ${endings.join(', ')}.`),
  width: whole('PIXELS', 'Its width; that of the painting unless told.', [16, 8192], undefined),
  clear: flag('Leaves out the sheet, so that what is not painted is transparent; for .png and .webp.'),
}

/** Writes the picture of a painting: a Photoshop file, an OpenRaster file or one of Toile. */
export async function flattenCanvas(
  given: readonly string[],
  { out, width, clear }: Values<typeof flattenOptions>,
  { say, signal }: Terminal,
): Promise<void> {
  const ending = extname(out).toLowerCase()
  if (!endings.includes(ending)) throw new Mistake(`--out must end in ${endings.join(', ')}, not ${out}.`)
  if (clear && ending === '.jpg') throw new Mistake('--clear needs --out as .png or .webp; a .jpg has no transparency.')
  const painting = await readPainting(given)
  signal.throwIfAborted()
  const { document } = painting
  const rgba = pictureOf(painting, clear ? null : document.color)
  signal.throwIfAborted()
  await writeAt(out, await encoded(rgba, document, { ending, width }))
  sayNotes(painting.said, say)
  say(`${given[0]} is flattened in ${out}.`)
}

async function encoded(
  rgba: Uint8ClampedArray,
  size: { width: number; height: number },
  { ending, width }: { ending: string; width: number | undefined },
): Promise<Uint8Array> {
  if (ending === '.png' && !width) return writePng(rgba, size.width, size.height, 6)
  const raw = { width: size.width, height: size.height, channels: 4 as const }
  const picture = sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), { raw })
  const sized = width ? picture.resize(width) : picture
  if (ending === '.jpg') return sized.removeAlpha().jpeg({ quality: 92 }).toBuffer()
  return ending === '.webp' ? sized.webp({ quality: 92 }).toBuffer() : sized.png().toBuffer()
}
