import type { Asks, Call, Gives } from '@toile/contract/call.ts'
import type { Envelope } from '@toile/contract/envelope.ts'
import { envelopeSchema } from '@toile/contract/envelope.ts'
import type { TestToile } from './openTestToile.ts'

/** What an answer was: its status and envelope. */
export type Answer = Envelope & { status: number }

/** Somebody who calls the server over HTTP, with a browser's cookies or a program's token. */
export interface Caller {
  userId: string
  cookies: Map<string, string>
  token: string
  /** The envelope, whatever it says. */
  ask(call: Call, input: unknown, options?: { key?: string; lang?: string }): Promise<Answer>
  /** The answer as it comes. */
  fetch(call: Call, input: object, options?: { key?: string; lang?: string }): Promise<Response>
  /** The data; anything but errCode 0 is an error. */
  call<C extends Call>(call: C, input: Asks<C>, options?: { key?: string; lang?: string }): Promise<Gives<C>>
  upload(use: string, name: string, bytes: Uint8Array, lang?: string): Promise<Answer>
  /** A call that sends a file. */
  sendFile(call: Call, input: Record<string, string | number>, bytes: Uint8Array): Promise<Answer>
  get(path: string): Promise<Response>
}

/** Opens a caller; without cookies or token it is nobody. */
export function openCaller({ address }: Pick<TestToile, 'address'>): Caller {
  const cookies = new Map<string, string>()
  const caller: Caller = {
    userId: '',
    cookies,
    token: '',
    async ask(call, input, options) {
      return keep(await caller.fetch(call, Object(input), options))
    },
    fetch(call, input, { key, lang = 'en' } = {}) {
      const query = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))
      const headers: Record<string, string> = { lang, ...signs() }
      if (call.method === 'POST') headers['content-type'] = 'application/json'
      if (key) headers['idempotency-key'] = key
      return fetch(`${address}${call.path}${call.method === 'GET' ? `?${query}` : ''}`, {
        method: call.method,
        headers,
        ...(call.method === 'POST' ? { body: JSON.stringify(input) } : {}),
      })
    },
    async call(call, input, options) {
      const answer = await caller.ask(call, input, options)
      if (answer.errCode !== 0) throw new Error(`${call.path}: ${answer.errMsg}`)
      return call.gives.parse(answer.data) as Gives<typeof call>
    },
    async upload(use, name, bytes, lang = 'en') {
      const form = new FormData()
      form.set('use', use)
      form.set('file', new Blob([new Uint8Array(bytes)]), name)
      return keep(
        await fetch(`${address}/api/element/upload`, { method: 'POST', headers: { lang, ...signs() }, body: form }),
      )
    },
    async sendFile(call, input, bytes) {
      const form = new FormData()
      for (const [name, value] of Object.entries(input)) form.set(name, String(value))
      form.set('file', new Blob([new Uint8Array(bytes)]), 'part')
      return keep(
        await fetch(`${address}${call.path}`, { method: 'POST', headers: { lang: 'en', ...signs() }, body: form }),
      )
    },
    get: (path) => fetch(`${address}${path}`, { headers: signs() }),
  }

  function signs(): Record<string, string> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { ...(caller.token ? { authorization: caller.token } : {}), ...(cookie ? { cookie } : {}) }
  }

  async function keep(response: Response): Promise<Answer> {
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      const at = pair.indexOf('=')
      const value = pair.slice(at + 1)
      if (value) cookies.set(pair.slice(0, at), value)
      else cookies.delete(pair.slice(0, at))
    }
    caller.token = cookies.get('token') ?? ''
    const text = await response.text()
    return { status: response.status, ...envelopeSchema.parse(JSON.parse(text)) }
  }
  return caller
}
