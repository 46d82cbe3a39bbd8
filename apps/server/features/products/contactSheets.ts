import { laySheet, textsOfSheet } from '@toile/picture/boards/laySheet.ts'
import { pictureCells } from '@toile/picture/boards/sheetCells.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { boardPng } from '../../exports/boardPng.ts'
import type { ZipEntry } from '../../exports/zipped.ts'
import type { Files } from '../../host/files/files.ts'
import { openServerLetters } from '../../pictures/letters/shelf.ts'

/** A picture of a contact sheet: its number and name, as what it was taken, and when. */
export interface SheetPicture {
  id: string
  hash: string
  aspect: number
  name: string
  /** English, of the catalogue; nothing for a picture of one’s own. */
  presentation: string | null
  takenAt: Date
}

/** Pictures of one sheet, of A3 across. */
const perSheet = 24
const paper = { width: 420, height: 297 }
const dpi = 150

/** Contact sheets of pictures, each with number, name, presentation and date, as files of a ZIP (requirement S1.07). */
export async function contactSheets(
  pictures: readonly SheetPicture[],
  { title, language }: { title: string; language: LanguageId },
  files: Files,
): Promise<ZipEntry[]> {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const letters = await openServerLetters()
  const pages = Array.from({ length: Math.ceil(pictures.length / perSheet) }, (_, i) =>
    pictures.slice(i * perSheet, (i + 1) * perSheet),
  )
  return pages.map((page, i) => ({
    name: pages.length > 1 ? `contact-sheet-${i + 1}.png` : 'contact-sheet.png',
    stored: true,
    async *bytes() {
      const named = new Map(page.map((one) => [one.id, one]))
      const cells = pictureCells(page, named, ({ presentation, takenAt }) =>
        [...(presentation ? [sentenceIn(language, presentation, {})] : []), date.format(takenAt)].join(' · '),
      )
      const notes = [date.format(new Date()), ...(pages.length > 1 ? [`${i + 1} / ${pages.length}`] : [])]
      const sheet = { title, notes, cells, ...paper, language }
      await letters.ready(textsOfSheet(sheet))
      yield* boardPng(laySheet(sheet, letters), named, files, dpi, async () => undefined)
    },
  }))
}
