import type { OpenedCanvas } from '@toile/canvas/files/openedCanvas.ts'
import { openPainter } from '@toile/canvas/painter/openPainter.ts'
import { joinTiles } from '@toile/canvas/tiles/joinTiles.ts'

/** The picture of a painting, on a sheet of some colour or, where that is null, on nothing. */
export function pictureOf({ document, tiles }: OpenedCanvas, color: string | null): Uint8ClampedArray<ArrayBuffer> {
  const painter = openPainter(tiles)
  const sheet = { x0: 0, y0: 0, x1: document.width, y1: document.height }
  return joinTiles(sheet, (key) => painter.compose(document, key, color))
}
