import { files, type Picture } from '@toile/contract/features/files.ts'
import { pictures } from '@toile/contract/features/pictures.ts'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import { type TaskOutput, tasks } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import { useEffect, useState } from 'react'
import { CallRefused } from '@toile/contract/answer.ts'
import { newKey, send } from '../../../shell/calls/api.ts'
import { followTask } from '../../../shell/calls/followTask.ts'
import { saidWhy } from '../../../shell/calls/saidWhy.ts'
import { refresh } from '../../../shell/calls/useCall.ts'
import { type Mark, strokesOf } from './marks.ts'

/** A thing as the server cut it out. */
export interface Cut extends Omit<TaskOutput<'cutOut'>, 'fileId'> {
  picture: Picture
}

/** Has a picture cut out, and again whenever what to keep and what to drop changes; the cut before stays until the new one is there. */
export function useCut(picture: Picture, marks: readonly Mark[]): { cut: Cut | null; busy: boolean; trouble: string } {
  const wanted = JSON.stringify({ keep: strokesOf(marks, 'keep'), drop: strokesOf(marks, 'drop') })
  const [state, setState] = useState<{ cut: Cut | null; of: string; trouble: string }>({
    cut: null,
    of: '',
    trouble: '',
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    cutAgain(picture, wanted, signal).then(
      (cut) => {
        if (!signal.aborted) setState({ cut, of: wanted, trouble: '' })
      },
      (error: unknown) => {
        if (signal.aborted) return
        const trouble = error instanceof CallRefused ? error.message : String(error)
        setState((before) => ({ ...before, of: wanted, trouble }))
      },
    )
    return () => leaving.abort()
  }, [picture, wanted])
  return { cut: state.cut, busy: state.of !== wanted, trouble: state.of === wanted ? state.trouble : '' }
}

async function cutAgain(picture: Picture, wanted: string, signal: AbortSignal): Promise<Cut> {
  const { keep, drop } = pictures.cutOut.takes.pick({ keep: true, drop: true }).parse(JSON.parse(wanted))
  const { taskId } = await send(pictures.cutOut, { fileId: picture.id, keep, drop }, { key: newKey(), signal })
  void refresh(calls.listTasks)
  signal.addEventListener('abort', () => void send(calls.cancelTask, { id: taskId }).catch(() => undefined))
  const task = await followTask(taskId, { signal })
  if (task.status !== 'succeeded') throw new CallRefused('warning', saidWhy(task))
  const { fileId, ...rest } = tasks.cutOut.gives.parse(task.output)
  const found = await send(files.read, { ids: [fileId] }, { signal })
  return { picture: sureFirst(found), ...rest }
}
