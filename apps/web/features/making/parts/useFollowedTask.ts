import { tasks } from '@toile/contract/features/tasks.ts'
import type { Call } from '@toile/contract/call.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { isOpen } from '@toile/contract/whenEnded.ts'
import { useEffect, useEffectEvent } from 'react'
import { events } from '../../../shell/calls/events.ts'
import { refresh, useCall } from '../../../shell/calls/useCall.ts'

/** How often a task under way is asked for, should an event be missed. */
const poll = 3_000

/** A task, kept fresh while it runs together with what tells its results. */
export function useFollowedTask(taskId: string | null, results: Call): Task | null {
  const known = taskId !== null
  const { data: task } = useCall(tasks.readTask, { id: taskId ?? '' }, { enabled: known, saidByScreen: true })
  const open = task !== undefined && isOpen(task)
  const look = useEffectEvent(() => void refresh(tasks.readTask, results))
  useEffect(() => {
    if (!known) return
    events.start()
    const off = events.on('task', (content) => {
      if (typeof content === 'object' && content !== null && 'id' in content && content.id === taskId) look()
    })
    const timer = open ? setInterval(() => look(), poll) : undefined
    return () => {
      off()
      clearInterval(timer)
    }
  }, [known, taskId, open])
  return task ?? null
}
