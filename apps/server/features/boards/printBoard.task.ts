import { tasks } from '@toile/contract/tasks.ts'
import { languageOf } from '@toile/fashion/languages/index.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { layOrder, printBoards } from './printBoards.ts'

/** Prints boards however large; what it leaves is named by nothing but the task, so that it is swept after a day (requirement S5.21). */
export const printBoard = defineRunner(
  tasks.printBoard,
  async ({ projectId, language, ...wish }, { task, db, files, report }) => {
    const order = { ownerId: task.ownerId, projectId, wish, language: languageOf(language) }
    const { bytes, mime, name } = await printBoards(await layOrder(db, order), files, wish, (share) => report(share))
    return { output: { hash: await files.putBytes(bytes, mime), mime, name } }
  },
)
