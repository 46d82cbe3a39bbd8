import type { Client } from './client.ts'
import { tasks } from './features/tasks.ts'
import type { Task } from './tasks.ts'

const [shortest, longest] = [100, 2_000]

/** How a task is waited for. */
export interface Waiting {
  /** Lets so many milliseconds pass, or fewer when something is told of the task. */
  rest(milliseconds: number): Promise<unknown>
  /** Hears how the task stands whenever it was read. */
  tell?: ((task: Task) => void) | undefined
  signal?: AbortSignal | undefined
  /** Whether a reading that failed is only tried again. */
  passes?(error: unknown): boolean
}

/** Whether a task is still waiting or running. */
export const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'waiting' || status === 'running'

/** A task once it has ended, well or not: it is read again and again, less and less often. */
export async function whenEnded(
  { call }: Pick<Client, 'call'>,
  id: string,
  { rest, tell, signal, passes }: Waiting,
): Promise<Task> {
  const read = async (): Promise<Task | null> => {
    signal?.throwIfAborted()
    try {
      return await call(tasks.readTask, { id }, { signal })
    } catch (error) {
      if (signal?.aborted || !passes?.(error)) throw error
      return null
    }
  }
  for (let pause = shortest; ; pause = Math.min(longest, pause * 1.4)) {
    const task = await read()
    if (task) tell?.(task)
    if (task && !isOpen(task)) return task
    await rest(pause)
  }
}
