import type { Session } from '@toile/canvas/session/openSession.ts'
import { joinTiles } from '@toile/canvas/tiles/joinTiles.ts'

/** All pixels of the sheet in one piece: of the picture, or of one layer by itself. */
export function wholePicture(session: Session, layer?: string): Uint8ClampedArray<ArrayBuffer> {
  const document = session.document.get()
  const { width, height } = document
  return joinTiles({ x0: 0, y0: 0, x1: width, y1: height }, (key) =>
    layer === undefined ? session.pictureOf(0, key) : session.painter.layerPicture(document, layer, key),
  )
}
