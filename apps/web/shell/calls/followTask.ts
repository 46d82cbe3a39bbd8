import { CallRefused } from '@toile/contract/answer.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { whenEnded } from '@toile/contract/whenEnded.ts'
import { send } from './api.ts'
import { events } from './events.ts'
import { wait } from './wait.ts'

/** Waits for a task to end: it is read whenever something is told of it, and now and then should that be missed; a server that is away for a while is waited for. */
export async function followTask(
  id: string,
  { signal, tell }: { signal?: AbortSignal | undefined; tell?: (task: Task) => void } = {},
): Promise<Task> {
  let told = false
  let wake: () => void = () => undefined
  events.start()
  const off = events.on('task', (content) => {
    if (typeof content !== 'object' || content === null || !('id' in content) || content.id !== id) return
    told = true
    wake()
  })
  const rest = async (milliseconds: number) => {
    if (!told) await Promise.race([new Promise<void>((resolve) => (wake = resolve)), wait(milliseconds)])
    told = false
  }
  const passes = (error: unknown) => error instanceof CallRefused && error.level === 'error'
  try {
    return await whenEnded({ call: send }, id, { rest, tell, signal, passes })
  } finally {
    off()
  }
}
