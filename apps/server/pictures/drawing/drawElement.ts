import type { ElementDocument } from '@toile/craft/elements/element.ts'
import { drawElement } from '@toile/picture/elements/drawElement.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { openServerHost } from '../../host/canvas.ts'
import { writePng } from '../hold/writePng.ts'
import { openServerLetters } from '../letters/shelf.ts'
import { asUploads, type LoadedUploads } from './loadUploads.ts'

/** The longer side of an element's stored picture in pixels (requirement S5.19 lets prints grow to twice that). */
const elementSide = 1024

/** Opens the drawing of elements on loaded uploads: each becomes a PNG, or null when a picture it names is not there. */
export function openElementDrawing(
  uploads: LoadedUploads,
): (document: ElementDocument, side?: number) => Promise<Buffer | null> {
  const host = openServerHost()
  const sources = openSources(host, asUploads(uploads))
  return async (document, side = elementSide) => {
    const drawn = await drawElement(document, side, { host, sources, letters: openServerLetters })
    return drawn && writePng(drawn)
  }
}
