import { boardPrintSchema } from '@toile/fashion/moods/boardPrint.ts'
import { z } from 'zod'
import { calls } from '../call.ts'

const wanted = boardPrintSchema.extend({ projectId: z.uuid() })

export const boards = calls({
  exportBoard: {
    method: 'GET',
    path: '/api/board/export',
    says: 'A board, or all of them, as a PDF page of true size or as PNG; several boards as PNG come in a ZIP. Very large PNGs are refused here and drawn as a task.',
    who: 'studio',
    answers: 'bytes',
    owns: { projectId: 'project' },
    takes: wanted,
    gives: z.unknown(),
  },
  printBoard: {
    method: 'POST',
    path: '/api/board/print',
    says: 'Queues the print of a board, however large.',
    who: 'studio',
    owns: { projectId: 'project' },
    takes: wanted,
    gives: z.object({ taskId: z.uuid(), position: z.number().int(), cost: z.number().int() }),
  },
  readBoardPrint: {
    method: 'GET',
    path: '/api/board/printed',
    says: 'The file that a printing task has left; it is kept for a day.',
    who: 'studio',
    answers: 'bytes',
    owns: { taskId: 'task' },
    takes: z.object({ taskId: z.uuid() }),
    gives: z.unknown(),
  },
})
