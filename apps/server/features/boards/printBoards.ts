import type { LanguageId } from '@toile/fashion/languages/index.ts'
import { limits } from '@toile/fashion/limits.ts'
import { type BoardPrint, pixelsOf } from '@toile/fashion/moods/boardPrint.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { zipSync } from 'fflate'
import type { Database, Transaction } from '../../host/database/database.ts'
import type { Files } from '../../host/files/files.ts'
import { drawBoardPng } from './drawBoardPng.ts'
import { type LaidBoards, loadBoards } from './loadBoards.ts'
import { writeBoardPdf } from './writeBoardPdf.ts'

/** Whose boards are printed, and how. */
export interface PrintOrder {
  ownerId: string
  projectId: string
  wish: BoardPrint
  language: LanguageId
}

/** A printed file. */
interface Printed {
  bytes: Uint8Array
  mime: string
  name: string
}

/** Pixels of all pages together; a PDF has none of its own. */
const pixelsIn = ({ pages }: LaidBoards, { format, dpi }: BoardPrint): number =>
  format === 'pdf' ? 0 : pages.reduce((sum, page) => sum + pixelsOf(page, dpi).width * pixelsOf(page, dpi).height, 0)

/** Lays the boards of an order out; refuses more pixels than are drawn at all. */
export async function layOrder(
  db: Database | Transaction,
  { ownerId, projectId, wish, language }: PrintOrder,
): Promise<LaidBoards & { pixels: number }> {
  const laid = await loadBoards(db, ownerId, projectId, wish, language)
  const pixels = pixelsIn(laid, wish)
  if (pixels > limits.boardPrint.pixels) throw refuse('boardPrintTooLarge', { most: limits.boardPrint.pixels / 1e6 })
  return { ...laid, pixels }
}

/** Boards that are laid out, as one file: a PDF, a PNG, or several PNGs in a ZIP. */
export async function printBoards(
  { name, pages, files: named }: LaidBoards,
  files: Files,
  { board, format, dpi }: BoardPrint,
  told: (share: number) => Promise<void> = async () => {},
): Promise<Printed> {
  const title = `${name} – ${board}`
  if (format === 'pdf')
    return { bytes: await writeBoardPdf(pages, named, files, title), mime: 'application/pdf', name: `${title}.pdf` }
  const drawn: Buffer[] = []
  for (const [i, page] of pages.entries())
    drawn.push(await drawBoardPng(page, named, files, dpi, (share) => told((i + share) / pages.length)))
  if (drawn.length === 1) return { bytes: drawn[0], mime: 'image/png', name: `${title}.png` }
  // The pictures are compressed already; the number keeps pages of one name apart.
  const entries: Record<string, [Uint8Array, { level: 0 }]> = {}
  drawn.forEach((bytes, i) => {
    entries[`${i + 1}-${pages[i].title}.png`] = [bytes, { level: 0 }]
  })
  return { bytes: zipSync(entries), mime: 'application/zip', name: `${title}.zip` }
}
