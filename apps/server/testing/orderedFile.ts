import type { Asks, Call } from '@toile/contract/call.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { queuedSchema } from '@toile/contract/tasks.ts'
import type { Caller } from './caller.ts'
import { endedTask } from './endedTask.ts'

/** The address of the file that a task left. */
export const fileAddress = (taskId: string): string => `${tasks.fetchFile.path}?taskId=${taskId}`

/** Orders a file, waits for it and fetches it. */
export async function orderedFile<C extends Call & { gives: typeof queuedSchema }>(
  caller: Caller,
  call: C,
  input: Asks<C>,
): Promise<{ taskId: string; mime: string | null; disposition: string | null; bytes: Buffer }> {
  const { taskId } = queuedSchema.parse(await caller.call(call, input))
  const task = await endedTask(caller, taskId)
  if (task.status !== 'succeeded') throw new Error(`${call.path}: ${task.message}`)
  const answer = await caller.get(fileAddress(taskId))
  const { headers } = answer
  return {
    taskId,
    mime: headers.get('content-type'),
    disposition: headers.get('content-disposition'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
