import { tasks } from '@toile/contract/tasks.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { traceFigureFile } from './traceFigure.ts'

/** Makes a mannequin from an uploaded picture. */
export const traceFigure = defineRunner(tasks.traceFigure, async ({ fileId, keep, drop }, { task, db, files }) => {
  const stored = await traceFigureFile(db, files, task.ownerId, fileId, { keep, drop })
  return { output: { figure: stored.hash, sure: stored.sure }, commit: stored.keep }
})
