import type { Task } from '@toile/contract/tasks.ts'
import { useState } from 'react'
import { useMoment } from '../../../shell/useMoment.ts'

/** How long an order that has ended is told of, in milliseconds. */
const recent = 15 * 60_000

/** The orders that are still told of: under way, or ended a while ago and not put away. */
export function useToldOrders(orders: readonly Task[]) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const now = useMoment()
  const told = orders.filter(
    ({ id, finishedAt }) => !dismissed.has(id) && (finishedAt === null || now - Date.parse(finishedAt) < recent),
  )
  return { told, dismiss: (id: string) => setDismissed(new Set([...dismissed, id])) }
}
