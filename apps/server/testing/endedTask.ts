import { tasks } from '@toile/contract/features/tasks.ts'
import type { Task } from '@toile/contract/tasks.ts'
import type { Caller } from './caller.ts'

/** A task once it has ended, well or not. */
export async function endedTask(caller: Caller, id: string): Promise<Task> {
  for (let i = 0; i < 900; i++) {
    const task = await caller.call(tasks.readTask, { id })
    if (task.status !== 'waiting' && task.status !== 'running') return task
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The task did not end within a minute and a half.')
}
