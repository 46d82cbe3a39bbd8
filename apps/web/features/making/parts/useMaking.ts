import { isOpen } from '@toile/contract/whenEnded.ts'
import { type ElementEntry, elements } from '@toile/contract/features/elements.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { Call, Gives } from '@toile/contract/call.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { useState } from 'react'
import { useCall, useSend } from '../../../shell/calls/useCall.ts'
import { useFollowedTask } from './useFollowedTask.ts'

type Queueing = Call & { gives: { _zod: { output: { taskId: string; position: number; cost: number } } } }

/** Orders a making task, follows it, and gathers what it has made so far (requirements S2.52, S4.10). */
export function useMaking<C extends Queueing>(call: C) {
  const [taskId, setTaskId] = useState<string | null>(null)
  const order = useSend(call, {
    makesOld: [tasks.listTasks],
    onDone: (gave: Gives<C>) => setTaskId((gave as { taskId: string }).taskId),
  })
  const { task, made } = useMade(taskId)
  const busy = order.busy || (task !== null && isOpen(task))
  return {
    order: order.send,
    busy,
    task,
    made,
    /** How many of so many are still to come. */
    waiting: (count: number) => (busy ? Math.max(0, count - made.length) : 0),
  }
}

/** A task with the elements that came of it, kept fresh while it runs. */
function useMade(taskId: string | null): { task: Task | null; made: readonly ElementEntry[] } {
  const task = useFollowedTask(taskId, elements.list)
  const { data } = useCall(
    elements.list,
    { taskId: taskId ?? undefined },
    { enabled: taskId !== null, saidByScreen: true },
  )
  return { task, made: data ? data.items.toReversed() : [] }
}
