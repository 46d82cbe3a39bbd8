import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { livePlaces } from '@toile/studio/projects/boards/boardChanges.ts'
import { formatOf } from '@toile/studio/projects/boardFormats.ts'
import type { BoardPrint } from '@toile/studio/projects/boards/boardPrint.ts'
import { pixelsOf, printedSize } from '@toile/studio/projects/boards/boardPrint.ts'
import { type Project, pictureIds, projectSchema } from '@toile/studio/projects/project.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'

/** A stored picture that stands on a board. */
export interface BoardFile {
  hash: string
  mime: string
  name: string
  aspect: number
}

/** The filled boards of a project that are to be printed, and the pictures they show by id. */
export interface FilledBoards {
  document: Project
  boards: readonly Which[]
  files: ReadonlyMap<string, BoardFile>
}

/** One board of a project. */
export type Which = Exclude<BoardPrint['board'], 'all'>
const order: readonly Which[] = ['mood', 'print', 'sketch', 'color']
/** The paper of a sheet that has no size of its own, upright: A3. */
const ownSheet = { width: 420, height: 297 }

/** The boards of an owner's project that are asked for; refuses what is empty, and more pixels than are drawn at all. */
export async function loadBoards(
  tx: Transaction,
  ownerId: string,
  projectId: string,
  wish: BoardPrint,
): Promise<FilledBoards> {
  const [row] = await tx
    .select()
    .from(project)
    .where(and(eq(project.id, projectId), ownedBy(project, ownerId), isNull(project.deletedAt)))
  if (!row) throw refuse('notFound')
  const document = projectSchema.parse(row.document)
  const asked = wish.board === 'all' ? order : [wish.board]
  const boards = asked.filter((board) => !isEmpty(document, board))
  if (boards.length === 0) throw refuse('boardEmpty')
  checkPixels(document, boards, wish)
  return { document, boards, files: await filesOf(tx, ownerId, document) }
}

/** The size of a board's page in millimetres. */
export const pageSize = ({ moodSheet }: Project, board: Which, wish: BoardPrint) =>
  printedSize(
    wish,
    board === 'mood'
      ? formatOf(moodSheet.format)
      : wish.orientation === 'upright'
        ? { width: ownSheet.height, height: ownSheet.width }
        : ownSheet,
  )

/** A PDF has no pixels of its own. */
function checkPixels(document: Project, boards: readonly Which[], wish: BoardPrint): void {
  if (wish.format === 'pdf') return
  const pixels = boards.map((board) => pixelsOf(pageSize(document, board, wish), wish.dpi))
  const most = limits.boardPrint.pixels
  if (pixels.reduce((sum, { width, height }) => sum + width * height, 0) > most)
    throw refuse('boardPrintTooLarge', { most: most / 1e6 })
}

const isEmpty = (document: Project, board: Which) =>
  board === 'mood'
    ? livePlaces(document).length === 0 && document.boards.mood.length === 0
    : document.boards[board].length === 0

async function filesOf(tx: Transaction, ownerId: string, document: Project) {
  const ids = pictureIds(document)
  const rows = ids.length
    ? await tx
        .select()
        .from(file)
        .where(and(ownedBy(file, ownerId), inArray(file.id, ids)))
    : []
  return new Map(
    rows.map(({ id, hash, mime, name, width, height }): [string, BoardFile] => [
      id,
      { hash, mime, name: name.replace(/\.(png|jpe?g|webp)$/i, ''), aspect: width / height },
    ]),
  )
}
