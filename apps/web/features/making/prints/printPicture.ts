import { findPrint } from '@toile/craft/prints/index.ts'
import type { PrintSource } from '@toile/craft/prints/placement.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { tileSize } from '@toile/craft/prints/tileSize.ts'
import { seedOf } from '@toile/geometry'
import { paintMotifs } from '@toile/picture/prints/paintMotifs.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { openBrowserHost } from '../../../shared/drawing/browserHost.ts'
import { holdPixels } from '../../../shared/drawing/desk.ts'
import { addressesOf, fetchPrint } from '../../../shared/drawing/knownUploads.ts'
import { decodePicture } from '../../../shared/drawing/uploads.ts'

/** The side in pixels at which a tile of motifs is painted for the screen. */
const side = 1024
const pictures = new Map<string, Promise<Pixels>>()

async function fetchPicture(hash: string): Promise<Pixels> {
  for (const address of addressesOf(hash)) {
    const answer = await fetch(address, { credentials: 'same-origin' })
    if (answer.ok) return decodePicture(await answer.blob())
  }
  throw new Error('A picture could not be fetched.')
}

function pictureOf(hash: string): Promise<Pixels> {
  const known = pictures.get(hash)
  if (known) return known
  const fetched = fetchPicture(hash)
  pictures.set(hash, fetched)
  fetched.catch(() => pictures.delete(hash))
  return fetched
}

/** A name for a tile that is not stored, told apart by all that paints it. */
const draftName = (document: object) =>
  `${seedOf(JSON.stringify(document)).toString(16)}${seedOf(`again ${JSON.stringify(document)}`).toString(16)}`.padStart(
    64,
    '0',
  )

/** What the drawing worker paints a print from, and the height of its tile against the width. */
export interface PaintedFrom {
  source: PrintSource
  aspect: number
}

/** Has a print at hand for the drawing worker: a construction is painted by itself; a picture, a cloth made of one or a tile of motifs once the worker holds it. */
export async function printPicture({ source, repeat }: PrintDocument): Promise<PaintedFrom> {
  if (source.kind === 'construction') {
    const print = findPrint(source.print)
    if (!print) throw new Error('A print is not in the catalogue.')
    const { width, height } = tileSize(print, repeat)
    return { source, aspect: height / width }
  }
  if (source.kind === 'picture') {
    const [{ width, height }, held] = await Promise.all([pictureOf(source.hash), fetchPrint(source.hash)])
    if (!held) throw new Error('A print could not be fetched.')
    return { source, aspect: height / width }
  }
  if (source.kind === 'derived') {
    if (!(await fetchPrint(source.picture))) throw new Error('A picture could not be fetched.')
    return { source, aspect: 1 }
  }
  const found = await Promise.all(source.motifs.map(pictureOf))
  const hash = draftName({ source, repeat })
  await holdPixels(hash, paintMotifs(openBrowserHost(), found, source, repeat, side))
  return { source: { kind: 'picture', hash }, aspect: 1 }
}
