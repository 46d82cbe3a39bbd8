import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { type OwnFigure, ownFigureOf } from '@toile/craft/mannequins/ownFigureOf.ts'
import { stretchOf } from '@toile/craft/mannequins/stretch.ts'
import type { Pixels } from '../../surface.ts'
import { type OwnParts, partsOf, type ReadCutOut } from './partsOf.ts'

/** An own mannequin as a scene draws it: what is known of it, and its cut-out. */
export interface OwnPicture {
  document: FigureDocument
  cutOut: Pixels
}

/** A cut-out read at the places of its figure: red, green, blue and opacity, 0..255 each and not yet mixed, at a place in heads; and what of it is skin and hair. */
export interface OwnBody extends OwnFigure {
  read: ReadCutOut
  parts: OwnParts
  /** How large it stands against others. */
  resize: number
  /** Where it lies in the picture that it was cut from. */
  from: FigureDocument['from']
}

const opened = new WeakMap<OwnPicture, OwnBody>()

/** Opens an own mannequin's cut-out on its figure, stretched as its document says; the same picture is read once. */
export function openOwnBody(picture: OwnPicture): OwnBody {
  const known = opened.get(picture)
  if (known) return known
  const own = ownFigureOf(picture.document)
  const read = openCutOut(picture, own.frame)
  const body = { ...own, read, parts: partsOf(own, read), resize: picture.document.resize, from: picture.document.from }
  opened.set(picture, body)
  return body
}

function openCutOut({ document, cutOut }: OwnPicture, { origin, pixelsPerHead }: OwnFigure['frame']): ReadCutOut {
  const { up } = stretchOf(document)
  const { width, height, rgba } = cutOut
  const [ratioX, ratioY] = [width / document.width, height / document.height]
  return (x, y, into) => {
    const px = (origin[0] + x * pixelsPerHead) * ratioX - 0.5
    const py = up(origin[1] + y * pixelsPerHead) * ratioY - 0.5
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
  }
}
