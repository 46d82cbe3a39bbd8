import { tracing } from '@toile/contract/features/tracing.ts'
import { tasks } from '@toile/contract/tasks.ts'
import type { TracedNote } from '@toile/picture/trace/traced.ts'
import type { Api } from './api.ts'
import { Mistake } from './mistake.ts'

/** A traced piece as the studio keeps it: its hash, its note, and where its sheet is read. */
export interface KeptPiece {
  hash: string
  note: TracedNote
  url: string
}

/** Has the studio trace an uploaded sketch; a picture without a garment is a mistake. */
export async function traceUpload(
  api: Api,
  path: string,
  fileId: string,
  category: string | null = null,
): Promise<KeptPiece> {
  const { taskId } = await api.call(tracing.traceSketch, { fileId, category })
  const { output } = await api.finish(taskId).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'Error' ? new Mistake(`${path}: ${error.message}`) : error
  })
  const { traced } = tasks.traceSketch.gives.parse(output)
  const { note, url } = await api.call(tracing.readTraced, { traced })
  // The studio gives back the note that its own engine wrote.
  return { hash: traced, note: note as TracedNote, url }
}
