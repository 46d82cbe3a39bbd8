import type { Call } from '@toile/contract/call.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { isOpen } from '@toile/contract/whenEnded.ts'
import { useEffect } from 'react'
import { events } from '../../../shell/calls/events.ts'
import { useTasks } from '../../../shell/calls/tasks.ts'
import { refresh } from '../../../shell/calls/useCall.ts'

/** How often what is under way is asked for, should an event be missed. */
const poll = 3_000

/** The orders of a project that are under way or ended, of the kinds that are wanted; while any runs, the list of what they make is kept fresh (requirement S3.10). */
export function useMade(list: Pick<Call, 'path'>, projectId: string, isWanted: (task: Task) => boolean): Task[] {
  const orders = useTasks().filter((task) => task.projectId === projectId && isWanted(task))
  const running = orders.some(isOpen)
  useEffect(() => {
    events.start()
    const look = () => void refresh(list)
    const off = events.on('task', look)
    const timer = running ? setInterval(look, poll) : undefined
    return () => {
      off()
      clearInterval(timer)
    }
  }, [list, running])
  return orders
}
