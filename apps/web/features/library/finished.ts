import { refusals } from '@toile/rules/refusals.ts'
import { t } from '../../languages/index.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import { followTask } from '../../shell/calls/followTask.ts'
import { saidWhy } from '../../shell/calls/saidWhy.ts'

/** Waits for a task and gives what it left; says why when it came to nothing. */
export async function finished(id: string): Promise<unknown> {
  const task = await followTask(id)
  if (task.status === 'succeeded') return task.output
  throw new CallRefused('error', saidWhy(task) || t(refusals.somethingBroke.says))
}
