import { isOpen } from '@toile/contract/whenEnded.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { type Task, tasks as kinds } from '@toile/contract/tasks.ts'
import { limits } from '@toile/rules/limits.ts'
import { onLeave } from '../../shell/calls/onLeave.ts'

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

/** A place that a look of an order will take, and which of its order's open places it is. */
export interface Reserved {
  task: Task
  position: number
  /** The last place that is still open tells how far the order is: it is taken last, so that the words stay where they are. */
  last: boolean
  toCome: number
}

interface Drawn extends Pick<DesignEntry, 'taskId' | 'position'> {
  document: Pick<DesignEntry['document'], 'origin'>
}

const madeOf = (task: Task) => kinds.generateDesigns.gives.safeParse(task.output).data?.designIds ?? []

/** How many looks an order draws; one that has ended, only while some of its looks are still on their way to this window. */
function askedOf(task: Task, looks: readonly Drawn[], counts: Counts): number {
  if (isOpen(task)) return counts[task.id] ?? Math.max(1, Math.min(task.cost, limits.looksPerGeneration))
  // News of an end come before its output does.
  const made = madeOf(task).length || (counts[task.id] ?? 0)
  return looks.filter(({ taskId }) => taskId === task.id).length < made ? made : 0
}

/** The places of all looks that orders are still to draw, in the order in which they are drawn; every look takes the place that was kept for it. */
export function reservedPlaces(
  orders: readonly Task[],
  looks: readonly Drawn[],
  counts: Counts = readCounts(),
): Reserved[] {
  let next = Math.max(0, ...looks.map(({ position }) => position + 1))
  return orders.flatMap((task) => {
    const own = looks.filter(({ taskId }) => taskId === task.id)
    const first = own.length
      ? Math.min(...own.map(({ position, document }) => position - (document.origin?.index ?? 0)))
      : next
    const asked = askedOf(task, looks, counts)
    next = Math.max(next, first + asked)
    const taken = new Set(own.map(({ position }) => position))
    const open = Array.from({ length: asked }, (_, i) => first + i).filter((position) => !taken.has(position))
    return open.map((position, i) => ({ task, position, last: i === open.length - 1, toCome: open.length }))
  })
}

/** The generations of a project that are waiting, running, have looks that may still be on their way here, or failed a short while ago; and what the latest went without, if it ended a short while ago. */
export function ordersOf(tasks: readonly Task[], projectId: string, dismissed: ReadonlySet<string>, now: number) {
  const own = tasks.filter((task) => task.kind === 'generateDesigns' && task.projectId === projectId)
  const recent = ({ finishedAt }: Task) => finishedAt !== null && now - Date.parse(finishedAt) < 15 * 60_000
  const arriving = ({ status, finishedAt }: Task) =>
    status === 'succeeded' && (finishedAt === null || now - Date.parse(finishedAt) < 20_000)
  const [latest] = own
  const told =
    latest && recent(latest) && !dismissed.has(latest.id) ? kinds.generateDesigns.gives.safeParse(latest.output) : null
  return {
    without: latest && told?.data ? { taskId: latest.id, leftOut: told.data.leftOut } : null,
    coming: own.filter((task) => isOpen(task) || arriving(task)).toReversed(),
    failed: own.filter((task) => task.status === 'failed' && recent(task) && !dismissed.has(task.id)),
  }
}

onLeave(() => localStorage.removeItem(key))
