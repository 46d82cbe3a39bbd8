import { idOf } from '@toile/rules/naming.ts'
import { boardPrintSchema } from '@toile/studio/projects/boards/boardPrint.ts'
import { calls } from '../call.ts'
import { queuedSchema } from '../tasks.ts'

export const boards = calls({
  printBoard: {
    method: 'POST',
    path: '/api/board/print',
    says: 'Queues a board, or all of them, as a file: PDF pages of true size or PNG; several boards as PNG come in a ZIP.',
    label: 'Print the board',
    agent: 'always',
    undo: 'cancel',
    who: 'studio',
    takes: boardPrintSchema.extend({ projectId: idOf('project') }),
    gives: queuedSchema,
  },
})
