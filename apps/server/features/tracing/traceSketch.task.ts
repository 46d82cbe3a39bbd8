import { tasks } from '@toile/contract/tasks.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { traceFile } from '../../pictures/tracing/traceFile.ts'

/** Traces an uploaded sketch into a piece. */
export const traceSketch = defineRunner(tasks.traceSketch, async ({ fileId, ...asked }, { task, load, files }) => {
  const stored = await traceFile(load, files, task.ownerId, fileId, asked)
  return { output: { traced: stored.hash }, commit: stored.keep }
})
