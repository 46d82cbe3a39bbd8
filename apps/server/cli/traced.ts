import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'
import type { Asks } from '@toile/contract/call.ts'
import { tracing } from '@toile/contract/features/tracing.ts'
import { tasks } from '@toile/contract/tasks.ts'
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
  how: Omit<Asks<(typeof tracing)['traceSketch']>, 'fileId'> = {},
): Promise<KeptPiece> {
  const { taskId } = await api.call(tracing.traceSketch, { fileId, ...how })
  const { output } = await api.finish(taskId).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'Error' ? new Mistake(`${path}: ${error.message}`) : error
  })
  const { traced } = tasks.traceSketch.gives.parse(output)
  const { note, url } = await api.call(tracing.readTraced, { traced })
  return { hash: traced, note, url }
}

/** Where the anchors of a piece lie when it hangs as each of its likely categories. */
export async function hungAs(api: Api, traced: string, { choices }: TracedNote) {
  const categories = choices.map(({ category }) => category)
  const { pieces } = await api.call(tracing.hangTraced, { traced, categories })
  return pieces.map(({ category, note }) => ({ category, anchors: note.anchors }))
}
