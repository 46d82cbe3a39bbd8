import { boardPrintSchema } from '@toile/studio/projects/boards/boardPrint.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** Boards as a file (requirement S5.21). */
export const printBoard = defineTask({
  label: 'Print a board',
  load: 'quick',
  takes: boardPrintSchema.extend({ projectId: z.uuid(), language: z.string() }),
  gives: leftFileSchema,
})
