import type { ElementEntry } from '@toile/contract/features/elements.ts'
import type { LineEntry } from '@toile/contract/features/lines.ts'
import type { Picture } from '@toile/contract/features/files.ts'
import { addPictures, describeItem, putMannequin, roomOn } from '@toile/studio/projects/changes.ts'
import type { MannequinItem } from '@toile/studio/projects/project.ts'
import { t } from '../../../languages/index.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { judgeFile } from '../../uploads/judgeFile.ts'
import { sendUpload } from '../../uploads/sendUpload.ts'
import { openUploadLine, type UploadLine } from '../../uploads/uploadLine.ts'
import type { OpenedProject } from '../projects/openProjects.ts'
import { enter } from '../../saving/standing.ts'
import { watchedLine } from '../../saving/watchedLine.ts'
import { type BoardId, boardOf } from './boardKinds.ts'
import { madeItem, type NewItem } from './madeItem.ts'
import { rememberPictures } from '../projects/pictures.ts'
import { listOf } from '../../../languages/listOf.ts'

/** What brings pictures onto the boards of one project. */
export interface BoardDesk {
  line: UploadLine<BoardId>
  addFiles(board: BoardId, files: readonly File[]): void
  /** Adds pictures that are stored already. */
  addStored(board: BoardId, pictures: readonly Picture[], source: 'Upload' | 'Library', category?: string): void
  /** Adds what the engine has made; a print comes with its width and repeat. */
  addMade(board: BoardId, entries: readonly ElementEntry[]): void
  /** Adds a line drawing to the sketchboard: one of a look that nobody has changed as its garment, another as a drawing that is traced. */
  addLines(entry: LineEntry): void
  /** Adds somebody who wears the looks, or changes them. */
  putMannequin(item: MannequinItem): void
  /** Puts a traced sketch on the board, or what was corrected of it in its place. */
  putTraced(picture: Picture, traced: string, category: string): void
}

const desks = new WeakMap<OpenedProject, BoardDesk>()

const sayLeft = (board: BoardId, names: readonly string[]) => {
  if (names.length === 0) return
  const { most, label } = boardOf(board)
  const blanks = { board: t(label), most, names: listOf(names) }
  toasts.warn(t('{{board}} holds at most {{most}}. Not added: {{names}}', blanks))
}

const sayThere = (board: BoardId, names: readonly string[]) => {
  if (names.length > 0)
    toasts.warn(
      t('Already on this board ({{board}}): {{names}}', { board: t(boardOf(board).label), names: listOf(names) }),
    )
}

function openDesk({ id, document }: OpenedProject): BoardDesk {
  const add = (board: BoardId, wanted: readonly { picture: Picture; item: NewItem }[]) => {
    rememberPictures(wanted.map(({ picture }) => picture))
    const there = new Set(document.get().boards[board].map(({ id }) => id))
    const fresh = wanted.filter(({ item }) => !there.has(item.id))
    const nameOf = ({ picture }: { picture: Picture }) => picture.name
    sayThere(board, wanted.filter(({ item }) => there.has(item.id)).map(nameOf))
    sayLeft(board, fresh.slice(roomOn(document.get(), board)).map(nameOf))
    document.change(addPictures, { board, items: fresh.map(({ item }) => item) })
  }
  const addStored: BoardDesk['addStored'] = (board, pictures, source, category = '') =>
    add(
      board,
      pictures.map((picture) => ({ picture, item: { id: picture.id, source, category } })),
    )
  const line = openUploadLine<BoardId>({
    usedFor: (board) => board,
    judge: judgeFile,
    room: (board) => roomOn(document.get(), board),
    onLeft: sayLeft,
    send: sendUpload,
    onStored: (board, picture) => addStored(board, [picture], 'Upload'),
  })
  enter(id, watchedLine(line))
  return {
    line,
    addStored,
    putMannequin: (item) => document.change(putMannequin, item),
    putTraced(picture, traced, category) {
      if (!document.get().boards.sketch.some(({ id }) => id === picture.id)) addStored('sketch', [picture], 'Upload')
      document.change(describeItem, { board: 'sketch', id: picture.id, traced, category })
    },
    addMade: (board, entries) =>
      add(
        board,
        entries.map((entry) => ({ picture: entry.picture, item: madeItem(entry) })),
      ),
    addLines: ({ picture, document: { from, category, garment }, revision }) =>
      add('sketch', [
        {
          picture,
          item: {
            id: picture.id,
            source: 'Generate',
            category,
            ...(garment && from === 'look' && revision === 0 && { garment }),
          },
        },
      ]),
    addFiles: (board, files) => void line.add(board, files),
  }
}

/** The desk of an open project; uploads go on while the person is elsewhere. */
export function deskOf(opened: OpenedProject): BoardDesk {
  const known = desks.get(opened)
  if (known) return known
  const desk = openDesk(opened)
  desks.set(opened, desk)
  return desk
}
