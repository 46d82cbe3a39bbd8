import { account } from '@toile/contract/features/account.ts'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import { type Task, type TaskKind, type TaskStatus, taskSchema } from '@toile/contract/tasks.ts'
import { useEffect } from 'react'
import { events } from './events.ts'
import { queries } from './queries.ts'
import { callQuery, refresh, useCall } from './useCall.ts'

export const taskNames: Record<TaskKind, { label: string }> = {
  generateDesigns: { label: 'Generate designs' },
  traceSketch: { label: 'Trace a sketch' },
}

/** The states of a task in words (requirement S4.17). */
export const taskStates: Record<TaskStatus, { label: string }> = {
  waiting: { label: 'Waiting' },
  running: { label: 'Running' },
  succeeded: { label: 'Done' },
  partlySucceeded: { label: 'Partly done' },
  failed: { label: 'Failed' },
  cancelled: { label: 'Cancelled' },
}

/** Whether a task is still waiting or running. */
export const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'waiting' || status === 'running'

/** A list with a task put in its place, or at its head when it is new. */
export const withTask = (list: readonly Task[], task: Task): Task[] =>
  list.some(({ id }) => id === task.id) ? list.map((other) => (other.id === task.id ? task : other)) : [task, ...list]

const query = callQuery(calls.listTasks, {}, { saidByScreen: true })

/** The latest tasks of the person; the stream of events keeps them fresh. */
export const useTasks = (): readonly Task[] => {
  const { data } = useCall(calls.listTasks, {}, { saidByScreen: true })
  useEffect(() => {
    events.start()
    return events.on('task', (content) => {
      const task = taskSchema.safeParse(content)
      if (!task.success) return void refresh(calls.listTasks)
      queries.setQueryData(query.queryKey, (list) => withTask(list ?? [], task.data))
      if (!isOpen(task.data)) void refresh(account.credits)
    })
  }, [])
  return data ?? []
}
