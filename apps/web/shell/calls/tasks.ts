import { account } from '@toile/contract/features/account.ts'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import { leavesFile, type Task, taskSchema } from '@toile/contract/tasks.ts'
import type { TaskStatus } from '@toile/contract/tasks/taskStatuses.ts'
import { type LeftFile, leftFileSchema } from '@toile/contract/tasks/leftFile.ts'
import { isOpen } from '@toile/contract/whenEnded.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { events } from './events.ts'
import { queries } from './queries.ts'
import { callQuery, refresh } from './useCall.ts'

/** The states of a task in words (requirement S4.17). */
export const taskStates: Record<TaskStatus, { label: string }> = {
  waiting: { label: 'Waiting' },
  running: { label: 'Running' },
  succeeded: { label: 'Done' },
  partlySucceeded: { label: 'Partly done' },
  failed: { label: 'Failed' },
  cancelled: { label: 'Cancelled' },
}

/** The file that a task has left for its person to fetch; null for every other. */
export const fileOf = ({ kind, status, output }: Pick<Task, 'kind' | 'status' | 'output'>): LeftFile | null => {
  if (status !== 'succeeded' || !leavesFile(kind)) return null
  return leftFileSchema.safeParse(output).data ?? null
}

/** What an event tells of a task; its place and price come with the list. */
const taskNews = taskSchema.pick({ id: true, status: true, progress: true, refused: true, message: true })
export type TaskNews = z.output<typeof taskNews>

/** A list with the news put into their task; null when the task is not in it yet. */
export const withNews = (list: readonly Task[], news: TaskNews): Task[] | null =>
  list.some(({ id }) => id === news.id)
    ? list.map((task) =>
        task.id === news.id ? { ...task, ...news, position: isWaiting(news) ? task.position : 0 } : task,
      )
    : null

const isWaiting = ({ status }: Pick<Task, 'status'>) => status === 'waiting'
const query = callQuery(calls.listTasks, {}, { saidByScreen: true })

/** The latest tasks of the person; the stream of events keeps them fresh, and the queue is asked while one waits in it. */
export const useTasks = (): readonly Task[] => {
  const { data } = useQuery({ ...query, refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? 3_000 : false) })
  useEffect(() => {
    events.start()
    return events.on('task', (content) => {
      const news = taskNews.safeParse(content)
      if (!news.success) return
      const list = withNews(queries.getQueryData(query.queryKey) ?? [], news.data)
      if (list) queries.setQueryData(query.queryKey, list)
      else void refresh(calls.listTasks)
      if (!isOpen(news.data)) void refresh(account.credits, calls.listTasks)
    })
  }, [])
  return data ?? []
}
