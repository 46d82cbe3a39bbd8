import { type BoardPage, fitPage } from '@toile/picture/boards/boardPage.ts'
import { layMood, textsOfMood } from '@toile/picture/boards/layMood.ts'
import { laySheet, textsOfSheet } from '@toile/picture/boards/laySheet.ts'
import { colorCells, pictureCells, printCells, scaleOf } from '@toile/picture/boards/sheetCells.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import type { BoardPrint } from '@toile/studio/projects/boards/boardPrint.ts'
import { boardWord } from '@toile/studio/projects/boards/boardWords.ts'
import { printedPlaces } from '@toile/studio/projects/boards/layout/arrangeBoard.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { openServerLetters } from '../../pictures/letters/shelf.ts'
import { type FilledBoards, pageSize, type Which } from './loadBoards.ts'

/** Lays boards out on their pages (requirement S5.21). */
export async function layBoards(
  { document, boards, files }: FilledBoards,
  wish: BoardPrint,
  language: LanguageId,
): Promise<BoardPage[]> {
  const pages: BoardPage[] = []
  for (const board of boards)
    pages.push(
      await (board === 'mood' ? moodPage(document, files, wish) : sheetPage(document, board, files, wish, language)),
    )
  return pages
}

async function moodPage(document: Project, files: FilledBoards['files'], wish: BoardPrint): Promise<BoardPage> {
  const aspectOf = (id: string) => files.get(id)?.aspect ?? 1
  const laid = { ...document, moodPositions: [...printedPlaces(document, aspectOf)] }
  const letters = await openServerLetters()
  await letters.ready(textsOfMood(laid))
  const page = layMood(laid, { letters, boards: document.boards, aspectOf })
  const { width, height } = pageSize(document, 'mood', wish)
  return wish.size === 'own' ? page : fitPage(page, width, height)
}

async function sheetPage(
  document: Project,
  board: Exclude<Which, 'mood'>,
  files: FilledBoards['files'],
  wish: BoardPrint,
  language: LanguageId,
): Promise<BoardPage> {
  const size = pageSize(document, board, wish)
  const { boards } = document
  const scale = scaleOf(boards.print, Math.min(size.width, size.height) / 4)
  const cells =
    board === 'print'
      ? printCells(boards.print, files, scale, (repeat) => boardWord(repeat, language))
      : board === 'sketch'
        ? pictureCells(boards.sketch, files, ({ category }) => (category ? boardWord(category, language) : ''))
        : colorCells(boards.color)
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date())
  const notes = [document.name, board === 'print' ? `${today} · 1 : ${scale}` : today]
  const sheet = { title: boardWord(board, language), notes, cells, ...size, language }
  const letters = await openServerLetters()
  await letters.ready(textsOfSheet(sheet))
  return laySheet(sheet, letters)
}
