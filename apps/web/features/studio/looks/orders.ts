import type { Task } from '@toile/contract/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { onLeave } from '../../../shell/session/onLeave.ts'
import { isOpen } from '../../../shell/tasks.ts'

const key = 'toile-orders'
const most = 40

type Counts = Record<string, number>

const readCounts = (): Counts => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(([, looks]) => typeof looks === 'number'))
      : {}
  } catch {
    return {}
  }
}

/** Remembers how many looks a task was asked for, so that its empty frames are there again after leaving the page. */
export function rememberOrder(taskId: string, looks: number): void {
  const latest = Object.entries({ ...readCounts(), [taskId]: looks }).slice(-most)
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(latest)))
}

/** How many looks of a task are still to come. */
export function looksToCome(
  { id, cost, progress }: Pick<Task, 'id' | 'cost' | 'progress'>,
  counts = readCounts(),
): number {
  const asked = counts[id] ?? Math.max(1, Math.min(cost, limits.looksPerGeneration))
  return Math.max(0, asked - Math.round(asked * progress))
}

/** The generations of a project that are waiting, running, or failed a short while ago. */
export function ordersOf(tasks: readonly Task[], projectId: string, dismissed: ReadonlySet<string>, now: number) {
  const own = tasks.filter((task) => task.kind === 'generateDesigns' && task.projectId === projectId)
  const recent = ({ finishedAt }: Task) => finishedAt !== null && now - Date.parse(finishedAt) < 15 * 60_000
  return {
    open: own.filter(isOpen).toReversed(),
    failed: own.filter((task) => task.status === 'failed' && recent(task) && !dismissed.has(task.id)),
  }
}

onLeave(() => localStorage.removeItem(key))
