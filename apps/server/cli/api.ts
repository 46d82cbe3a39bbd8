import { setTimeout as wait } from 'node:timers/promises'
import { CallRefused, openAnswer } from '@toile/contract/answer.ts'
import type { Asks, Call, Gives } from '@toile/contract/call.ts'
import { openClient, readGiven, type Sending } from '@toile/contract/client.ts'
import { files, type Picture } from '@toile/contract/features/files.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { queuedSchema, type Task } from '@toile/contract/tasks.ts'
import { whenEnded } from '@toile/contract/whenEnded.ts'
import { limits } from '@toile/rules/limits.ts'
import { Mistake, sentence } from './mistake.ts'
import type { GivenFile } from './givenFiles.ts'
import type { Studio } from './studio.ts'

/** A call that queues a task which leaves a file. */
type Exporting = Call & { gives: typeof queuedSchema }

const bytesWait = 5 * 60_000

/** The calls of a studio as a command makes them; what the studio refuses is a mistake. */
export type Api = ReturnType<typeof openApi>

/** Opens the calls of a studio. */
export function openApi({ address, token }: Pick<Studio, 'address' | 'token'>, signal: AbortSignal) {
  const reach = async (to: string, request: RequestInit) => {
    try {
      return await fetch(to, request)
    } catch (error) {
      if (signal.aborted) throw error
      throw new Mistake(`The studio at ${address} does not answer.`)
    }
  }
  const client = openClient({ address, token: () => token, reach })
  const within = (longest: number) => AbortSignal.any([signal, AbortSignal.timeout(longest)])

  const call = async <C extends Call>(
    asked: C,
    input: Asks<C>,
    sending: Sending = {},
    longest: number = limits.callTimeout,
  ): Promise<Gives<C>> => {
    const answer = await client.send(asked, input, { ...sending, signal: within(longest) })
    const before = sending.fileName ? `${sending.fileName}: ` : ''
    return readGiven<C['gives']>(asked, await opened(answer, before))
  }

  const bytesOf = async (answer: Response): Promise<Uint8Array> => {
    if (answer.headers.get('content-type')?.startsWith('application/json')) await opened(answer)
    if (!answer.ok) throw new Error(`The studio answered with ${answer.status}.`)
    return new Uint8Array(await answer.arrayBuffer())
  }

  const file = async <C extends Call>(asked: C, input: Asks<C>): Promise<Uint8Array> =>
    bytesOf(await client.send(asked, input, { signal: within(bytesWait) }))

  const finish = async (id: string, tell?: (task: Task) => void): Promise<Task> => {
    try {
      const task = await whenEnded({ call }, id, { tell, rest: (pause) => wait(pause, undefined, { signal }) })
      if (task.status === 'succeeded' || task.status === 'partlySucceeded') return task
      throw new Error(ending(task))
    } catch (error) {
      // A task whose command was stopped is not left running.
      if (signal.aborted)
        await openClient({ address, token: () => token, reach: fetch })
          .ask(tasks.cancelTask, { id }, { signal: AbortSignal.timeout(2_000) })
          .catch(() => undefined)
      throw error
    }
  }

  return {
    call: <C extends Call>(asked: C, input: Asks<C>) => call(asked, input),

    /** The bytes at an address of the studio. */
    bytes: async (path: string) =>
      bytesOf(await reach(`${address}${path}`, { headers: { authorization: token }, signal: within(bytesWait) })),

    /** Waits for a task to end and tells how far it is; one that failed is an error. */
    finish,

    /** The file that an ordered task leaves. */
    async exported<C extends Exporting>(asked: C, input: Asks<C>): Promise<Uint8Array> {
      const { taskId } = queuedSchema.parse(await call(asked, input))
      await finish(taskId)
      return file(tasks.fetchFile, { taskId })
    },

    /** The file that a call answers with. */
    file,

    /** Makes a call that sends one file; what is wrong with it is told with its name. */
    sendFile: <C extends Call>(asked: C, input: Asks<C>, sent: Blob, path: string): Promise<Gives<C>> =>
      call(asked, input, { file: sent, fileName: path }, bytesWait),

    /** Stores a picture; what is wrong with it is told with its name. */
    async upload(use: Asks<typeof files.upload>['use'], { path, bytes }: GivenFile): Promise<Picture> {
      const sent = { file: new Blob([new Uint8Array(bytes)]), fileName: path }
      return (await call(files.upload, { use }, sent)).picture
    },
  }
}

const ending = ({ status, message }: Task) =>
  sentence(message || `The task was ${status === 'failed' ? 'not done' : 'cancelled'}`)

async function opened(answer: Response, before = ''): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status === 401) throw new Mistake('The studio does not accept the --token.')
  try {
    return openAnswer(body, '')
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    if (!error.message) throw new Mistake('At this address there is no Toile studio.')
    const says = `${before}${sentence(error.message)}`
    throw error.level === 'error' ? new Error(says) : new Mistake(says)
  }
}
