import { setTimeout as wait } from 'node:timers/promises'
import type { Asks, Call, Gives } from '@toile/contract/call.ts'
import { envelopeSchema } from '@toile/contract/envelope.ts'
import { files, type Picture } from '@toile/contract/features/files.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { queuedSchema, type Task } from '@toile/contract/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { Mistake, sentence } from './mistake.ts'
import type { GivenFile } from './places.ts'
import type { Studio } from './studio.ts'

/** What is sent with a call. */
interface Sending {
  method?: 'POST'
  body?: string | FormData
  headers?: Record<string, string>
}

/** A call that queues a task which leaves a file. */
type Exporting = Call & { gives: typeof queuedSchema }

const between = 150
const bytesWait = 5 * 60_000

/** The calls of a studio as a command makes them; what the studio refuses is a mistake. */
export type Api = ReturnType<typeof openApi>

/** Opens the calls of a studio. */
export function openApi({ address, token }: Pick<Studio, 'address' | 'token'>, signal: AbortSignal) {
  const send = async (path: string, request: Sending, longest: number = limits.callTimeout) => {
    try {
      const headers = { lang: 'en', ...request.headers, authorization: token }
      return await fetch(`${address}${path}`, {
        ...request,
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
      })
    } catch (error) {
      if (signal.aborted) throw error
      throw new Mistake(`The studio at ${address} does not answer.`)
    }
  }

  const post = (path: string, input: unknown, longest?: number) =>
    send(
      path,
      { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } },
      longest,
    )

  const call = async <C extends Call>(asked: C, input: Asks<C>): Promise<Gives<C>> => {
    const answer = await post(asked.path, input)
    return asked.gives.parse(await readAnswer(answer)) as Gives<C>
  }

  const bytes = async (path: string, input: Readonly<Record<string, string>> = {}): Promise<Uint8Array> => {
    const answer = await send(`${path}?${new URLSearchParams(input)}`, {}, bytesWait)
    if (answer.headers.get('content-type')?.startsWith('application/json')) await readAnswer(answer)
    if (!answer.ok) throw new Error(`The studio answered ${answer.status} for ${path}.`)
    return new Uint8Array(await answer.arrayBuffer())
  }

  const finish = async (id: string, tell: (task: Task) => void = () => undefined): Promise<Task> => {
    try {
      for (;;) {
        const task = await call(tasks.readTask, { id })
        tell(task)
        if (task.status === 'succeeded' || task.status === 'partlySucceeded') return task
        if (task.status === 'failed' || task.status === 'cancelled') throw new Error(ending(task))
        await wait(between, undefined, { signal })
      }
    } catch (error) {
      if (signal.aborted) await cancel(address, token, id)
      throw error
    }
  }

  return {
    call,

    /** The bytes that a call or an address gives. */
    bytes,

    /** Waits for a task to end and tells how far it is; one that failed is an error. */
    finish,

    /** The file that an ordered task leaves. */
    async exported<C extends Exporting>(asked: C, input: Asks<C>): Promise<Uint8Array> {
      const { taskId } = queuedSchema.parse(await call(asked, input))
      await finish(taskId)
      return bytes(tasks.fetchFile.path, { taskId })
    },

    /** The file that a call answers with. */
    async file<C extends Call>(asked: C, input: Asks<C>): Promise<Uint8Array> {
      const answer = await post(asked.path, input, bytesWait)
      if (answer.headers.get('content-type')?.startsWith('application/json')) await readAnswer(answer)
      return new Uint8Array(await answer.arrayBuffer())
    },

    /** Makes a call that sends one file; what is wrong with it is told with its name. */
    async sendFile<C extends Call>(
      asked: C,
      input: Record<string, string>,
      file: Blob,
      path: string,
    ): Promise<Gives<C>> {
      const form = new FormData()
      for (const [name, value] of Object.entries(input)) form.set(name, value)
      form.set('file', file, path)
      const answer = await send(asked.path, { method: 'POST', body: form }, bytesWait)
      return asked.gives.parse(await readAnswer(answer, `${path}: `)) as Gives<C>
    },

    /** Stores a picture; what is wrong with it is told with its name. */
    async upload(use: Asks<typeof files.upload>['use'], { path, bytes }: GivenFile): Promise<Picture> {
      const form = new FormData()
      form.set('use', use)
      form.set('file', new Blob([new Uint8Array(bytes)]), path)
      const answer = await send(files.upload.path, { method: 'POST', body: form })
      return files.upload.gives.parse(await readAnswer(answer, `${path}: `)).picture
    },
  }
}

const ending = ({ status, message }: Task) =>
  sentence(message || `The task was ${status === 'failed' ? 'not done' : 'cancelled'}`)

async function readAnswer(answer: Response, before = ''): Promise<unknown> {
  const text = await answer.text()
  if (answer.status === 401) throw new Mistake('The studio does not accept the --token.')
  const read = envelopeSchema.safeParse(parsed(text))
  if (!read.success) throw new Mistake('At this address there is no Toile studio.')
  const { errCode, errMsg, data } = read.data
  if (errCode === 0) return data
  const says = `${before}${sentence(errMsg)}`
  throw errCode === -1 ? new Error(says) : new Mistake(says)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A task whose command was stopped is not left running. */
async function cancel(address: string, token: string, id: string): Promise<void> {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(2_000)
  await fetch(`${address}${tasks.cancelTask.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id }),
    signal,
  }).catch(() => undefined)
}
