import { tasks } from '@toile/contract/features/tasks.ts'
import { refusals } from '@toile/fashion/refusals.ts'
import { t } from '../../languages/index.ts'
import { CallRefused } from '../../shell/answer.ts'
import { send } from '../../shell/api.ts'
import { isOpen } from '../../shell/tasks.ts'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Waits for a task and gives what it left; says why when it came to nothing. */
export async function finished(id: string, onProgress: (share: number) => void = () => undefined): Promise<unknown> {
  for (let wait = 250; ; wait = Math.min(2_000, wait * 1.4)) {
    const task = await send(tasks.readTask, { id })
    onProgress(task.progress)
    if (!isOpen(task)) {
      if (task.status === 'succeeded') return task.output
      throw new CallRefused('error', t(task.message || refusals.somethingBroke.says))
    }
    await pause(wait)
  }
}
