import type { z } from 'zod'
import { openAnswer } from './answer.ts'
import type { Asks, Call, Gives } from './call.ts'
import { type Envelope, envelopeSchema } from './envelope.ts'

/** What goes with a call beside its input. */
export interface Sending {
  /** One key for one intention: the same key on every retry makes the effect happen once. */
  key?: string | undefined
  lang?: string | undefined
  signal?: AbortSignal | undefined
  /** The file of a call that sends one, and its name where the file itself has none. */
  file?: Blob | undefined
  fileName?: string | undefined
}

/** How a client gets to its studio: the host's own fetch, with whatever it does around it. */
export interface Reach {
  reach(address: string, request: RequestInit): Promise<Response>
  /** Where the studio is; where the page came from unless told. */
  address?: string
  /** The token of whoever calls. */
  token?(): string | null
  /** The language that answers are said in, where the call does not name one. */
  lang?(): string
  /** A fresh key for each changing call that brings none. */
  newKey?(): string
}

/** What an answer was: its status and its envelope. */
export type Answer = Envelope & { status: number }

/** The calls of a studio, typed by the contract. */
export interface Client {
  /** The answer as it comes. */
  send(call: Call, input: unknown, sending?: Sending): Promise<Response>
  /** The envelope, whatever it says. */
  ask(call: Call, input: unknown, sending?: Sending): Promise<Answer>
  /** What is inside, in the contract's form; anything else is refused with its sentence. */
  call<C extends Call>(call: C, input: Asks<C>, sending?: Sending): Promise<Gives<C>>
}

type Sent = Pick<Call, 'method' | 'path' | 'sends' | 'changes'>

const fieldsOf = (input: unknown): [string, string][] =>
  Object.entries(Object(input)).map(([name, value]) => [name, String(value)])

/** The address of a call: a GET carries its input as query text. */
export function addressOf({ method, path }: Pick<Call, 'method' | 'path'>, input: unknown): string {
  const query = new URLSearchParams(method === 'GET' ? fieldsOf(input) : [])
  return query.size > 0 ? `${path}?${query}` : path
}

/** The headers of a call (requirement S7.01). */
export function headersOf(
  call: Sent,
  { lang, token, key }: { lang: string; token: string | null; key?: string | undefined },
) {
  const headers = new Headers({ lang })
  if (token) headers.set('Authorization', token)
  if (call.method === 'POST' && call.sends === 'json') headers.set('Content-Type', 'application/json')
  if (call.changes && key) headers.set('Idempotency-Key', key)
  return headers
}

function bodyOf(call: Sent, input: unknown, { file, fileName }: Sending): string | FormData | null {
  if (call.method === 'GET') return null
  if (call.sends === 'json') return JSON.stringify(input)
  const form = new FormData()
  for (const [name, value] of fieldsOf(input)) form.set(name, value)
  if (file && fileName) form.set('file', file, fileName)
  else if (file) form.set('file', file)
  return form
}

/** Reads what a call gave in the contract's form. */
export const readGiven = <T extends z.ZodType>({ gives }: { gives: T }, sent: unknown): z.output<T> => gives.parse(sent)

/** Opens the calls of a studio. */
export function openClient({ reach, address = '', token, lang, newKey }: Reach): Client {
  const client: Client = {
    send(call, input, sending = {}) {
      const { signal, key = call.changes ? newKey?.() : undefined } = sending
      const language = sending.lang ?? lang?.() ?? 'en'
      return reach(`${address}${addressOf(call, input)}`, {
        method: call.method,
        headers: headersOf(call, { lang: language, token: token?.() ?? null, key }),
        body: bodyOf(call, input, sending),
        ...(signal ? { signal } : {}),
      })
    },
    async ask(call, input, sending) {
      const answer = await client.send(call, input, sending)
      return { status: answer.status, ...envelopeSchema.parse(await answer.json()) }
    },
    async call<C extends Call>(call: C, input: Asks<C>, sending?: Sending): Promise<Gives<C>> {
      const answer = await client.send(call, input, sending)
      const body: unknown = await answer.json().catch(() => null)
      return readGiven<C['gives']>(call, openAnswer(body, `${call.path} was answered with ${answer.status}`))
    },
  }
  return client
}
