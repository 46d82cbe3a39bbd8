import type { DocumentOf, ElementDocument, ElementKind } from '@toile/fashion/elements/element.ts'
import type { Pixels } from '../surface.ts'
import { drawPrintElement } from './drawPrintElement.ts'
import type { DrawElement, ElementTools } from './elementTools.ts'

/** Who draws each kind of element. */
const drawers: { [K in ElementKind]: DrawElement<DocumentOf<K>> } = { print: drawPrintElement }

/** An element as pixels, its longer side about `side`; null when a picture it names is not there. */
export const drawElement = (document: ElementDocument, side: number, tools: ElementTools): Promise<Pixels | null> =>
  drawers[document.kind](document, side, tools)
