import type { ElementDocument } from '@toile/craft/elements/element.ts'
import type { ElementTools } from '../looks/elementTools.ts'
import type { Pixels } from '../surface.ts'
import { drawMoodElement } from './drawMoodElement.ts'
import { drawMotionElement } from './drawMotionElement.ts'
import { drawPrintElement } from './drawPrintElement.ts'
import { drawSketchElement } from './drawSketchElement.ts'
import { drawSloganElement } from './drawSloganElement.ts'

/** An element as pixels, its longer side about `side`; null when a picture it names is not there. */
export function drawElement(document: ElementDocument, side: number, tools: ElementTools): Promise<Pixels | null> {
  switch (document.kind) {
    case 'print':
      return drawPrintElement(document, side, tools)
    case 'slogan':
    case 'logo':
      return drawSloganElement(document, side, tools)
    case 'sketch':
      return drawSketchElement(document, side, tools)
    case 'mood':
      return drawMoodElement(document, side, tools)
    case 'motion':
      return drawMotionElement(document, side, tools)
  }
}
