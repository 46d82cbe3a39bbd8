import { tasks } from '@toile/contract/features/tasks.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { CallRefused } from './answer.ts'
import { send } from './api.ts'
import { events } from './events.ts'
import { isOpen } from './tasks.ts'
import { wait } from './wait.ts'

const [shortest, longest] = [250, 2_000]

/** Reads a task whenever something is told of it, and now and then should that be missed, until it has ended; a server that is away for a while is waited for. */
export async function followTask(
  id: string,
  { signal, tell = () => undefined }: { signal?: AbortSignal; tell?: (task: Task) => void } = {},
): Promise<Task> {
  let wake: () => void = () => undefined
  events.start()
  const off = events.on('task', (content) => {
    if (typeof content === 'object' && content !== null && 'id' in content && content.id === id) wake()
  })
  try {
    for (let pause = shortest; ; pause = Math.min(longest, pause * 1.4)) {
      const told = new Promise<void>((resolve) => (wake = resolve))
      const task = await read(id, signal)
      if (task) tell(task)
      if (task && !isOpen(task)) return task
      await Promise.race([told, wait(pause)])
    }
  } finally {
    off()
  }
}

async function read(id: string, signal: AbortSignal | undefined): Promise<Task | null> {
  signal?.throwIfAborted()
  try {
    return await send(tasks.readTask, { id }, signal ? { signal } : {})
  } catch (error) {
    if (signal?.aborted || !(error instanceof CallRefused) || error.level !== 'error') throw error
    return null
  }
}
