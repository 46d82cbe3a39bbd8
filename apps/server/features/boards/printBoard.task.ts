import { tasks } from '@toile/contract/tasks.ts'
import { languageOf } from '@toile/rules/languages/index.ts'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import { layBoards } from './layBoards.ts'
import { loadBoards } from './loadBoards.ts'
import { printBoards } from './printBoards.ts'

/** Prints boards (requirement S5.21). */
export const printBoard = defineFileRunner(
  tasks.printBoard,
  async ({ projectId, language, ...wish }, { task, load, files }, told) => {
    const filled = await load((tx) => loadBoards(tx, task.ownerId, projectId, wish))
    const pages = await layBoards(filled, wish, languageOf(language))
    const title = `${filled.document.name} – ${wish.board}`
    return printBoards({ title, pages, pictures: filled.files }, files, wish, told)
  },
)
