import { writeCanvas } from '@toile/canvas/files/own/writeCanvas.ts'
import { writeOra } from '@toile/canvas/files/ora/writeOra.ts'
import { writePsd } from '@toile/canvas/files/psd/writePsd.ts'
import { hashBytes } from '../host/files/hashBytes.ts'
import type { Terminal } from './command.ts'
import { writeAt } from './givenFiles.ts'
import { Mistake } from './mistake.ts'
import { one, type Values } from './options.ts'
import { pictureOf } from './pictureOf.ts'
import { readPainting, sayNotes } from './readPainting.ts'

/** What opening takes: the files that are written. */
export const openOptions = {
  psd: one('FILE', 'The Photoshop file that is written, with all layers.'),
  ora: one('FILE', 'The OpenRaster file that is written, with masks worked into pixels.'),
  own: one('FILE', 'The file of Toile that is written, without any loss.'),
}

/** Opens a look as its layers, or a painting, and writes it as files that others open. */
export async function openCanvas(
  given: readonly string[],
  { psd, ora, own }: Values<typeof openOptions>,
  { say, signal }: Terminal,
): Promise<void> {
  if (!psd && !ora && !own) throw new Mistake('Name a file to write: --psd FILE, --ora FILE or --own FILE.')
  const painting = await readPainting(given)
  signal.throwIfAborted()
  const { document, tiles } = painting
  sayNotes(painting.said, say)
  for (const [path, write] of [
    [psd, writePsd],
    [ora, writeOra],
  ] as const) {
    if (!path) continue
    const { bytes, said } = write(document, tiles, pictureOf(painting, document.color))
    await writeAt(path, bytes)
    sayNotes(said, say)
  }
  if (own) await writeAt(own, await writeCanvas(document, tiles, hashBytes))
  const count = Object.keys(document.layers).length
  for (const path of [psd, ora, own]) if (path) say(`${given[0]} is opened as ${count} layers in ${path}.`)
}
