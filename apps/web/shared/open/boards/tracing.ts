import { tracing as traces } from '@toile/contract/features/tracing.ts'
import { elements } from '@toile/contract/features/elements.ts'
import { describeItem } from '@toile/studio/projects/changes.ts'
import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { isSure } from '@toile/picture/reading/trace/isSure.ts'
import { z } from 'zod'
import { CallRefused } from '@toile/contract/answer.ts'
import { newKey, send } from '../../../shell/calls/api.ts'
import { onLeave } from '../../../shell/calls/onLeave.ts'
import { followTask } from '../../../shell/calls/followTask.ts'
import { saidWhy } from '../../../shell/calls/saidWhy.ts'
import type { OpenedProject } from '../projects/openProjects.ts'
import { openListeners } from '../../../shell/openListeners.ts'

/** How far the tracing of a stored picture is. */
export type Tracing =
  | { state: 'tracing'; taskId: string | null }
  | { state: 'failed'; why: () => string }
  | { state: 'traced'; traced: string; category: string }
  | { state: 'made'; garment: CutGarment; category: string }

let known: ReadonlyMap<string, Tracing> = new Map()
const { subscribe, tell } = openListeners()
const set = (fileId: string, tracing: Tracing) => {
  known = new Map([...known, [fileId, tracing]])
  tell()
}
const outputSchema = z.object({ traced: z.string() })

/** Traces a picture, with a category where the person has chosen one. */
export async function trace(fileId: string, category: string | null = null): Promise<void> {
  set(fileId, { state: 'tracing', taskId: null })
  try {
    const { taskId } = await send(traces.traceSketch, { fileId, category }, { key: newKey() })
    set(fileId, { state: 'tracing', taskId })
    const task = await followTask(taskId)
    const output = outputSchema.safeParse(task.output)
    if (task.status !== 'succeeded' || !output.success)
      return set(fileId, { state: 'failed', why: () => saidWhy(task) })
    const { traced, note } = await send(traces.readTraced, { traced: output.data.traced })
    // What nobody is sure of is not written on the board as if it were known.
    set(fileId, { state: 'traced', traced, category: isSure(note) ? note.category : '' })
  } catch (error) {
    set(fileId, { state: 'failed', why: () => (error instanceof CallRefused ? error.message : '') })
  }
}

/** A picture that the engine has drawn is not traced: it is known which garment it shows (requirement S2.56). */
async function recognise(fileId: string): Promise<void> {
  set(fileId, { state: 'tracing', taskId: null })
  const found = await send(elements.list, { kinds: ['sketch'], fileIds: [fileId] }).catch(() => ({ items: [] }))
  const [made] = found.items
  if (made?.document.kind !== 'sketch') return trace(fileId)
  const { garment, knobs } = made.document
  set(fileId, { state: 'made', garment: { id: garment, knobs }, category: made.category ?? '' })
}

const withTraced = (project: Project): Project =>
  project.boards.sketch.reduce((now, item) => {
    const tracing = known.get(item.id)
    if (tracing?.state === 'made' && item.garment === null && item.traced === null)
      return describeItem(now, { board: 'sketch', id: item.id, garment: tracing.garment, category: tracing.category })
    return item.traced === null && tracing?.state === 'traced'
      ? describeItem(now, { board: 'sketch', id: item.id, traced: tracing.traced, category: tracing.category })
      : now
  }, project)

/** Traces every sketch that is not traced yet, and writes what was found onto the board without a step of its own. */
export function useTracingOf({ document }: OpenedProject) {
  useEffect(() => {
    const look = () => {
      const project = document.get()
      for (const { id, traced, garment, source } of project.boards.sketch)
        if (traced === null && garment === null && !known.has(id))
          void (source === 'Upload' ? trace(id) : recognise(id))
      const next = withTraced(project)
      if (next !== project) document.replace(next)
    }
    look()
    const off = [document.subscribe(look), subscribe(look)]
    return () => off.forEach((stop) => stop())
  }, [document])
}

/** How far the tracing of a picture is; nothing when it was not asked for here. */
export const useTracing = (fileId: string): Tracing | undefined =>
  useSyncExternalStore(subscribe, () => known.get(fileId))

onLeave(() => {
  known = new Map()
})
