import { openAnswer } from '@toile/contract/answer.ts'
import type { Asks, Call, Gives } from '@toile/contract/call.ts'
import { type Answer, openClient, readGiven, type Sending } from '@toile/contract/client.ts'
import { envelopeSchema } from '@toile/contract/envelope.ts'
import { files } from '@toile/contract/features/files.ts'
import { sureFirst } from '@toile/geometry'
import type { TestToile } from './openTestToile.ts'

/** Somebody who calls the server over HTTP, with a browser's cookies or a program's token. */
export interface Caller {
  userId: string
  cookies: Map<string, string>
  token: string
  /** The envelope, whatever it says. */
  ask(call: Call, input: unknown, options?: Sending): Promise<Answer>
  /** The answer as it comes. */
  fetch(call: Call, input: object, options?: Sending): Promise<Response>
  /** The data; anything but errCode 0 is an error. */
  call<C extends Call>(call: C, input: Asks<C>, options?: Sending): Promise<Gives<C>>
  upload(use: string, name: string, bytes: Uint8Array, lang?: string): Promise<Answer>
  /** A call that sends a file. */
  sendFile(call: Call, input: Record<string, string | number>, bytes: Uint8Array): Promise<Answer>
  get(path: string): Promise<Response>
}

/** Opens a caller; without cookies or token it is nobody. */
export function openCaller({ address }: Pick<TestToile, 'address'>): Caller {
  const cookies = new Map<string, string>()
  const client = openClient({ address, token: () => caller.token, reach: (to, request) => send(to, request) })
  const caller: Caller = {
    userId: '',
    cookies,
    token: '',
    async ask(call, input, options) {
      return keep(await client.send(call, input, options))
    },
    fetch: (call, input, options) => client.send(call, input, options),
    async call<C extends Call>(call: C, input: Asks<C>, options?: Sending): Promise<Gives<C>> {
      const answer = await caller.ask(call, input, options)
      return readGiven<C['gives']>(call, openAnswer(answer, call.path))
    },
    upload: (use, fileName, bytes, lang) =>
      caller.ask(files.upload, { use }, { file: new Blob([new Uint8Array(bytes)]), fileName, lang }),
    sendFile: (call, input, bytes) =>
      caller.ask(call, input, { file: new Blob([new Uint8Array(bytes)]), fileName: 'part' }),
    get: (path) => send(`${address}${path}`),
  }

  function send(to: string, request: RequestInit = {}): Promise<Response> {
    const headers = new Headers(request.headers)
    if (caller.token) headers.set('authorization', caller.token)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) headers.set('cookie', cookie)
    return fetch(to, { ...request, headers })
  }

  async function keep(response: Response): Promise<Answer> {
    for (const line of response.headers.getSetCookie()) {
      const pair = sureFirst(line.split(';'))
      const at = pair.indexOf('=')
      const value = pair.slice(at + 1)
      if (value) cookies.set(pair.slice(0, at), value)
      else cookies.delete(pair.slice(0, at))
    }
    caller.token = cookies.get('token') ?? ''
    return { status: response.status, ...envelopeSchema.parse(await response.json()) }
  }
  return caller
}
