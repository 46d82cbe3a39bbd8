import type { FigureDocument } from '@toile/fashion/mannequins/ownFigure.ts'
import { type OwnFigure, ownFigureOf } from '@toile/fashion/mannequins/ownFigureOf.ts'
import { stretchOf } from '@toile/fashion/mannequins/stretch.ts'
import type { Pixels } from '../surface.ts'

/** An own mannequin as a scene draws it: what is known of it, and its cut-out. */
export interface OwnPicture {
  document: FigureDocument
  cutOut: Pixels
}

/** A cut-out read at the places of its figure. */
export interface OwnBody extends OwnFigure {
  /** Red, green, blue and opacity, 0..255 each and not yet mixed, at a place in heads. */
  read(x: number, y: number, into: Float32Array): void
}

/** Opens an own mannequin's cut-out on its figure, stretched as its document says. */
export function openOwnBody({ document, cutOut }: OwnPicture): OwnBody {
  const { figure, frame } = ownFigureOf(document)
  const { up } = stretchOf(document)
  const { width, height, rgba } = cutOut
  const [ratioX, ratioY] = [width / document.width, height / document.height]
  return {
    figure,
    frame,
    read(x, y, into) {
      const px = (frame.origin[0] + x * frame.pixelsPerHead) * ratioX - 0.5
      const py = up(frame.origin[1] + y * frame.pixelsPerHead) * ratioY - 0.5
      const left = Math.floor(px)
      const top = Math.floor(py)
      into.fill(0)
      let seen = 0
      for (let k = 0; k < 4; k++) {
        const column = left + (k & 1)
        const row = top + (k >> 1)
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        const share = (k & 1 ? px - left : 1 - px + left) * (k >> 1 ? py - top : 1 - py + top)
        const at = (row * width + column) * 4
        const opacity = share * rgba[at + 3]
        for (let c = 0; c < 3; c++) into[c] += rgba[at + c] * opacity
        into[3] += opacity
        seen += opacity
      }
      if (seen > 0) for (let c = 0; c < 3; c++) into[c] /= seen
    },
  }
}
