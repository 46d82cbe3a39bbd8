import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { openListeners } from '../../../shell/openListeners.ts'

let masked: string | null = null
const { subscribe, tell } = openListeners()

/** The layer whose mask is painted on in place of itself; nothing where paint goes on layers. */
export const maskPainted = {
  get: () => masked,
  subscribe,
  set(layer: string | null) {
    masked = layer
    tell()
  },
}

/** Whether a stroke goes on the layer that is worked on, or on its mask. */
export const paintingOn = (document: CanvasDocument | null): 'layer' | 'mask' =>
  document && masked === document.active && document.layers[document.active]?.mask ? 'mask' : 'layer'
