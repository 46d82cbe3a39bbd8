import type { LanguageId } from '@toile/fashion/languages/index.ts'
import { boardWord } from '@toile/fashion/moods/boardWords.ts'
import type { BoardPrint } from '@toile/fashion/moods/boardPrint.ts'
import { printedSize } from '@toile/fashion/moods/boardPrint.ts'
import { livePlaces } from '@toile/fashion/moods/boardChanges.ts'
import { printedPlaces } from '@toile/fashion/moods/layout/arrangeBoard.ts'
import { pictureIds, type Project, projectSchema } from '@toile/fashion/projects/project.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { type BoardPage, fitPage } from '@toile/picture/boards/boardPage.ts'
import { layMood, textsOfMood } from '@toile/picture/boards/layMood.ts'
import { laySheet, textsOfSheet } from '@toile/picture/boards/laySheet.ts'
import { colorCells, pictureCells, printCells, scaleOf } from '@toile/picture/boards/sheetCells.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { openServerLetters } from '../../content/letters/shelf.ts'
import type { Database, Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'

/** A stored picture that stands on a board. */
export interface BoardFile {
  hash: string
  mime: string
  name: string
  aspect: number
}

/** Boards laid out on their pages, and the pictures they show by id. */
export interface LaidBoards {
  name: string
  pages: BoardPage[]
  files: ReadonlyMap<string, BoardFile>
}

type Which = Exclude<BoardPrint['board'], 'all'>
const order: readonly Which[] = ['mood', 'print', 'sketch', 'color']
/** The paper of a sheet that has no size of its own, upright: A3. */
const ownSheet = { width: 420, height: 297 }

/** Lays out the boards of an owner's project for printing (requirement S5.21). */
export async function loadBoards(
  db: Database | Transaction,
  ownerId: string,
  projectId: string,
  wish: BoardPrint,
  language: LanguageId,
): Promise<LaidBoards> {
  const [row] = await db
    .select()
    .from(project)
    .where(and(eq(project.id, projectId), eq(project.ownerId, ownerId), isNull(project.deletedAt)))
  if (!row) throw refuse('notFound')
  const document = projectSchema.parse(row.document)
  const files = await filesOf(db, ownerId, document)
  const asked = wish.board === 'all' ? order : [wish.board]
  const filled = asked.filter((board) => !isEmpty(document, board))
  if (filled.length === 0) throw refuse('boardEmpty')
  const pages: BoardPage[] = []
  for (const board of filled)
    pages.push(
      await (board === 'mood' ? moodPage(document, files, wish) : sheetPage(document, board, files, wish, language)),
    )
  return { name: document.name, pages, files }
}

const isEmpty = (document: Project, board: Which) =>
  board === 'mood'
    ? livePlaces(document).length === 0 && document.boards.mood.length === 0
    : document.boards[board].length === 0

async function filesOf(db: Database | Transaction, ownerId: string, document: Project) {
  const ids = pictureIds(document)
  const rows = ids.length
    ? await db
        .select()
        .from(file)
        .where(and(eq(file.ownerId, ownerId), inArray(file.id, ids)))
    : []
  return new Map(
    rows.map(({ id, hash, mime, name, width, height }): [string, BoardFile] => [
      id,
      { hash, mime, name: name.replace(/\.(png|jpe?g|webp)$/i, ''), aspect: width / height },
    ]),
  )
}

async function moodPage(document: Project, files: LaidBoards['files'], wish: BoardPrint): Promise<BoardPage> {
  const aspectOf = (id: string) => files.get(id)?.aspect ?? 1
  const laid = { ...document, moodPositions: [...printedPlaces(document, aspectOf)] }
  const letters = await openServerLetters()
  await letters.ready(textsOfMood(laid))
  const page = layMood(laid, { letters, boards: document.boards, aspectOf })
  const { width, height } = printedSize(wish, page)
  return wish.size === 'own' ? page : fitPage(page, width, height)
}

async function sheetPage(
  document: Project,
  board: Exclude<Which, 'mood'>,
  files: LaidBoards['files'],
  wish: BoardPrint,
  language: LanguageId,
): Promise<BoardPage> {
  const size = printedSize(
    wish,
    wish.orientation === 'upright' ? { width: ownSheet.height, height: ownSheet.width } : ownSheet,
  )
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
