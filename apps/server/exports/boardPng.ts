import type { BoardPage } from '@toile/picture/boards/boardPage.ts'
import { type BoardPictures, drawBoard, sidesOf } from '@toile/picture/boards/drawBoard.ts'
import { surfaceOf } from '@toile/picture/surfaceOf.ts'
import type { Surface } from '@toile/picture/surface.ts'
import { pixelsOf } from '@toile/studio/projects/boards/boardPrint.ts'
import { openServerHost } from '../host/canvas.ts'
import type { Files } from '../host/files/files.ts'
import type { Told } from './openTold.ts'
import { pngChunks, rowBytes } from './pngChunks.ts'

/** Pixels that are drawn at once. */
const bandPixels = 4_000_000

/** A page of a board as a PNG that says its resolution, so that it prints in true size, in pieces; `told` hears the share done. */
export async function* boardPng(
  page: BoardPage,
  named: ReadonlyMap<string, { hash: string }>,
  files: Files,
  dpi: number,
  told: Told,
): AsyncGenerator<Uint8Array> {
  const host = openServerHost()
  const size = pixelsOf(page, dpi)
  const pictures = new Map<string, Surface>()
  for (const [id, side] of sidesOf(page, size.width / page.width)) {
    const hash = named.get(id)?.hash
    if (hash) pictures.set(id, surfaceOf(host, await files.readPixels(hash, side)))
    await told(0)
  }
  yield* pngChunks({ ...size, bits: 8, kind: 'color', dpi }, bandsOf(page, pictures, size, told))
}

/** The rows of a page from the top, without their alpha. */
async function* bandsOf(
  page: BoardPage,
  pictures: BoardPictures,
  size: { width: number; height: number },
  told: Told,
): AsyncGenerator<Buffer> {
  const host = openServerHost()
  const band = Math.max(1, Math.floor(bandPixels / size.width))
  const row = rowBytes({ width: size.width, bits: 8, kind: 'color' })
  for (let top = 0; top < size.height; top += band) {
    const rows = Math.min(band, size.height - top)
    const rgba = drawBoard(host, page, pictures, size, { top, rows })
    const packed = Buffer.alloc(row * rows)
    for (let y = 0, from = 0; y < rows; y++) {
      for (let to = y * row + 1; to < (y + 1) * row; from += 4) {
        packed[to++] = rgba[from]!
        packed[to++] = rgba[from + 1]!
        packed[to++] = rgba[from + 2]!
      }
    }
    yield packed
    await told((top + rows) / size.height)
  }
}
