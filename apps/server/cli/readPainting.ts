import type { OpenedCanvas } from '@toile/canvas/files/openedCanvas.ts'
import { readCanvas } from '@toile/canvas/files/own/readCanvas.ts'
import { readOra } from '@toile/canvas/files/ora/readOra.ts'
import { readPsd } from '@toile/canvas/files/psd/readPsd.ts'
import { type Note, notes } from '@toile/canvas/files/said.ts'
import { fillBlanks } from '@toile/rules/refusals.ts'
import { hashBytes } from '../host/files/hashBytes.ts'
import { readGiven } from './givenFiles.ts'
import { lookAsCanvas } from './lookAsCanvas.ts'
import { asMistake, Mistake, sentence } from './mistake.ts'
import { designOf } from './readDesign.ts'

/** A painting that was read, and what of it is not as it was in its file. */
export interface Painting extends OpenedCanvas {
  readonly said: readonly Note[]
}

/** Reads the one painting that was named, by what is in it: a Photoshop file, an OpenRaster file, one of Toile, or a look, which opens as its layers. */
export async function readPainting(given: readonly string[]): Promise<Painting> {
  const [path, ...more] = given
  if (path === undefined || more.length > 0)
    throw new Mistake('Name one file: a PSD, an ORA, a painting of Toile, or a look as JSON.')
  const [file] = await readGiven([path])
  const bytes = file?.bytes ?? Buffer.alloc(0)
  if (/\.json$/i.test(path)) return { ...lookAsCanvas(path, designOf(path, bytes.toString())), said: [] }
  try {
    if (bytes.subarray(0, 4).toString('latin1') === '8BPS') return readPsd(bytes)
    if (bytes.subarray(30, 54).toString('latin1') === 'mimetypeimage/openraster') return readOra(bytes)
    return { ...(await readCanvas(bytes, hashBytes)), said: [] }
  } catch (error) {
    return asMistake(error)
  }
}

/** Says what of a painting is not the same, a sentence for each layer. */
export function sayNotes(said: readonly Note[], say: (sentence: string) => void): void {
  for (const { id, layer, what } of said)
    say(sentence(`${layer}: ${fillBlanks(notes[id].label, { what: what.join(', ') })}`))
}
