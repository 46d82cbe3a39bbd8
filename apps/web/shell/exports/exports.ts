import type { Asks, Call } from '@toile/contract/call.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { queuedSchema, Task } from '@toile/contract/tasks.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { t } from '../../languages/index.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import { newKey, send, sendForFile } from '../calls/api.ts'
import { sayRefusal } from '../calls/queries.ts'
import { saidWhy } from '../calls/saidWhy.ts'
import { onLeave } from '../calls/onLeave.ts'
import { toasts } from '../toasts/toasts.ts'
import { refresh } from '../calls/useCall.ts'
import { followTask } from '../calls/followTask.ts'
import { saveFile } from './saveFile.ts'
import { openListeners } from '../openListeners.ts'

/** A call that queues a task which leaves a file or takes one in. */
type Exporting = Call & { gives: typeof queuedSchema }

/** A file that is being made for this window, or opened; without a task until it is queued. */
export interface Export {
  key: string
  name: string
  /** It came from the person and is being opened. */
  opens: boolean
  task: Task | null
}

let shown: readonly Export[] = []
let leaving = new AbortController()
const { subscribe, tell } = openListeners()
const show = (list: readonly Export[]) => {
  shown = list
  tell()
}
const put = (one: Export) =>
  show(
    shown.some(({ key }) => key === one.key) ? shown.map((old) => (old.key === one.key ? one : old)) : [...shown, one],
  )

/** Has a file made or opened and follows it from whatever screen; what is under way already is not ordered twice. */
async function follow(
  file: Omit<Export, 'task'>,
  queue: (signal: AbortSignal) => Promise<{ taskId: string }>,
  done: (task: Task, signal: AbortSignal) => void | Promise<void>,
): Promise<void> {
  const { key, name } = file
  if (shown.some((one) => one.key === key))
    return toasts.done(
      file.opens ? t('{{name}} is being opened', { name }) : t('{{name}} is being made already', { name }),
    )
  const { signal } = leaving
  put({ ...file, task: null })
  try {
    const { taskId } = await queue(signal)
    void refresh(tasks.listTasks)
    const ended = await followTask(taskId, { signal, tell: (task) => put({ ...file, task }) })
    if (ended.status === 'failed') throw new CallRefused('error', saidWhy(ended) || t(refusals.somethingBroke.says))
    if (ended.status === 'succeeded') await done(ended, signal)
  } catch (error) {
    if (!signal.aborted) sayRefusal(error)
  } finally {
    show(shown.filter((one) => one.key !== key))
  }
}

/** Orders a file and hands it over; `ready` saves first what is to be in it. */
const order = <C extends Exporting>(
  call: C,
  input: Asks<C>,
  name: string,
  ready: () => Promise<unknown> = async () => undefined,
): Promise<void> =>
  follow(
    { key: `${call.path} ${JSON.stringify(input)}`, name, opens: false },
    async (signal) => {
      await ready()
      return send<Exporting>(call, input, { key: newKey(), signal })
    },
    async ({ id: taskId }, signal) => {
      saveFile(await sendForFile(tasks.fetchFile, { taskId }, { signal }), name)
      toasts.done(t('{{name}} was downloaded', { name }))
    },
  )

/** Has a file of the person's opened; `done` hears what became of it. */
const open = <C extends Exporting>(
  call: C,
  input: Asks<C>,
  file: File,
  done: (output: unknown) => void,
): Promise<void> =>
  follow(
    {
      key: `${call.path} ${JSON.stringify(input)} ${file.name} ${file.size} ${file.lastModified}`,
      name: file.name,
      opens: true,
    },
    (signal) => send<Exporting>(call, input, { key: newKey(), signal, file }),
    ({ output }) => done(output),
  )

/** The files that are being made for this window, or opened. */
export const exports = {
  order,
  open,
  get: () => shown,
  subscribe,
}

onLeave(() => {
  leaving.abort()
  leaving = new AbortController()
  show([])
})
