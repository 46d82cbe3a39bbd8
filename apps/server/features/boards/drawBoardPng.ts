import { pixelsOf } from '@toile/fashion/moods/boardPrint.ts'
import type { BoardPage } from '@toile/picture/boards/boardPage.ts'
import { drawBoard, sidesOf, surfaceOf } from '@toile/picture/boards/drawBoard.ts'
import type { Surface } from '@toile/picture/surface.ts'
import sharp from 'sharp'
import { openServerHost } from '../../host/canvas.ts'
import type { Files } from '../../host/files/files.ts'
import type { BoardFile } from './loadBoards.ts'

/** Rows that are drawn at once. */
const band = 1024

/** A page of a board as a PNG that says its resolution, so that it prints in true size; `told` hears the share done. */
export async function drawBoardPng(
  page: BoardPage,
  named: ReadonlyMap<string, BoardFile>,
  files: Files,
  dpi: number,
  told: (share: number) => Promise<void> = async () => {},
): Promise<Buffer> {
  const host = openServerHost()
  const size = pixelsOf(page, dpi)
  const pictures = new Map<string, Surface>()
  for (const [id, side] of sidesOf(page, size.width / page.width)) {
    const hash = named.get(id)?.hash
    if (hash) pictures.set(id, surfaceOf(host, await files.readPixels(hash, side)))
  }
  const rgb = Buffer.allocUnsafe(size.width * size.height * 3)
  for (let top = 0, to = 0; top < size.height; top += band) {
    const rows = Math.min(band, size.height - top)
    const rgba = drawBoard(host, page, pictures, size, { top, rows })
    for (let from = 0; from < rgba.length; from += 4) {
      rgb[to++] = rgba[from]
      rgb[to++] = rgba[from + 1]
      rgb[to++] = rgba[from + 2]
    }
    await told((0.8 * (top + rows)) / size.height)
  }
  return sharp(rgb, { raw: { ...size, channels: 3 }, limitInputPixels: false })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
