import { sure } from '@toile/geometry'
import type { BoardPage } from '@toile/picture/boards/boardPage.ts'
import type { BoardPrint } from '@toile/studio/projects/boards/boardPrint.ts'
import type { WrittenFile } from '../../exports/defineFileRunner.ts'
import { boardPng } from '../../exports/boardPng.ts'
import type { Told } from '../../exports/openTold.ts'
import { zipped } from '../../exports/zipped.ts'
import type { Files } from '../../host/files/files.ts'
import type { BoardFile } from './loadBoards.ts'
import { writeBoardPdf } from './writeBoardPdf.ts'

/** Boards on their pages, and the pictures they show by id. */
export interface LaidBoards {
  title: string
  pages: readonly BoardPage[]
  pictures: ReadonlyMap<string, BoardFile>
}

/** Boards that are laid out, as one file: a PDF, a PNG, or several PNGs in a ZIP; `told` hears the share done. */
export function printBoards(
  { title, pages, pictures }: LaidBoards,
  files: Files,
  { format, dpi }: BoardPrint,
  told: Told,
): WrittenFile {
  if (format === 'pdf')
    return {
      chunks: writeBoardPdf(pages, pictures, files, title, told),
      mime: 'application/pdf',
      name: `${title}.pdf`,
    }
  const png = (page: BoardPage, i: number) =>
    boardPng(page, pictures, files, dpi, (share) => told((i + share) / pages.length))
  if (pages.length === 1) return { chunks: png(sure(pages[0]), 0), mime: 'image/png', name: `${title}.png` }
  // The number keeps pages of one name apart.
  const entries = pages.map((page, i) => ({
    name: `${i + 1}-${page.title}.png`,
    stored: true,
    bytes: () => png(page, i),
  }))
  return { chunks: zipped(entries), mime: 'application/zip', name: `${title}.zip` }
}
