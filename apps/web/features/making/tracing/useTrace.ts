import { tasks as calls } from '@toile/contract/features/tasks.ts'
import { tracing } from '@toile/contract/features/tracing.ts'
import type { Picture } from '@toile/contract/features/files.ts'
import { type Task, tasks } from '@toile/contract/tasks.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallRefused } from '@toile/contract/answer.ts'
import { newKey, send } from '../../../shell/calls/api.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { followTask } from '../../../shell/calls/followTask.ts'
import { refresh } from '../../../shell/calls/useCall.ts'
import { strokesOf } from './corrections.ts'
import type { TracingChange } from './tracingChanges.ts'
import { propose } from './changes.ts'
import type { Draft } from './tracingDraft.ts'
import { sheetOf } from './sheetOf.ts'

/** Reads a stored piece. */
async function readFound(traced: string, signal?: AbortSignal) {
  const { note, url } = await send(tracing.readTraced, { traced }, { signal })
  return { traced, url, note, marks: [], box: null }
}

/** The tracing of a sketch: the stored one to begin with, and anew by the draft's strokes whenever it is asked for; what it finds becomes a step of the document. */
export function useTrace(picture: Picture, known: string | null, document: OpenDocument<Draft, TracingChange>) {
  const [task, setTask] = useState<Task | null>(null)
  const [busy, setBusy] = useState(true)
  const trace = async (signal?: AbortSignal) => {
    setBusy(true)
    const { marks, box } = document.get()
    try {
      const strokes = strokesOf(document.get(), picture.width / sheetOf(picture).width)
      const { taskId } = await send(tracing.traceSketch, { fileId: picture.id, ...strokes }, { key: newKey(), signal })
      void refresh(calls.listTasks)
      const now = await followTask(taskId, { signal, tell: setTask })
      if (now.status !== 'succeeded') return
      const { traced } = tasks.traceSketch.gives.parse(now.output)
      const found = { ...(await readFound(traced, signal)), marks, box }
      if (document.get().found) document.change(propose, found)
      else document.replace(propose(document.get(), found))
    } catch (error) {
      if (signal?.aborted) return
      if (!(error instanceof CallRefused)) throw error
      sayRefusal(error)
    } finally {
      if (!signal?.aborted) setBusy(false)
    }
  }
  const begin = useEffectEvent((signal: AbortSignal) => {
    if (!known) return void trace(signal)
    readFound(known, signal).then(
      (found) => {
        document.replace(propose(document.get(), found))
        setBusy(false)
      },
      () => signal.aborted || void trace(signal),
    )
  })
  useEffect(() => {
    const leaving = new AbortController()
    begin(leaving.signal)
    return () => leaving.abort()
  }, [picture.id])
  return { task, busy, trace: () => void trace() }
}
