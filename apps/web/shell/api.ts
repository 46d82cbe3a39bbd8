import type { Asks, Call, Gives } from '@toile/contract/call.ts'
import { limits } from '@toile/fashion/limits.ts'
import { outages } from '@toile/fashion/outages.ts'
import type { z } from 'zod'
import { language, t } from '../languages/index.ts'
import { CallRefused, openAnswer } from './answer.ts'
import { connection } from './connection.ts'
import { readToken } from './session/token.ts'
import { session } from './session/session.ts'

export interface SendOptions {
  /** One key for one intention: the same key on every retry makes the effect happen once. */
  key?: string
  signal?: AbortSignal
  /** The picture of a call that sends a file. */
  file?: File
}

/** A fresh Idempotency-Key. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const read = <T extends z.ZodType>(schema: T, sent: unknown): z.output<T> => schema.parse(sent)

const empty = () => new CallRefused('silent', '')

/** The address of a call: a GET carries its input as query text. */
export const addressOf = (call: Pick<Call, 'method' | 'path'>, input: unknown): string => {
  if (call.method !== 'GET' || typeof input !== 'object' || input === null) return call.path
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${call.path}?${query}` : call.path
}

/** The headers of a call (requirement S7.01). */
export const headersOf = (
  call: Pick<Call, 'changes' | 'sends' | 'method'>,
  lang: string,
  token: string | null,
  key: string,
) => {
  const headers = new Headers({ lang })
  if (token) headers.set('Authorization', token)
  if (call.method === 'POST' && call.sends === 'json') headers.set('Content-Type', 'application/json')
  if (call.changes) headers.set('Idempotency-Key', key)
  return headers
}

const bodyOf = (call: Call, input: unknown, file: File | undefined): BodyInit | undefined => {
  if (call.method === 'GET') return undefined
  if (call.sends === 'json') return JSON.stringify(input)
  const form = new FormData()
  for (const [name, value] of Object.entries(input ?? {})) form.set(name, String(value))
  if (file) form.set('file', file)
  return form
}

const tripped = (call: Call, error: unknown): CallRefused => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'TimeoutError') return new CallRefused('error', t(outages.tooSlow.says))
  if (name === 'AbortError') return empty()
  return new CallRefused(
    'error',
    call.changes
      ? t('No answer came from the server, so this may not have been done. Check the connection and try again')
      : t('The server cannot be reached. Check the connection and try again'),
  )
}

/** Whether it was answered for a server that is gone, by what stands between, or by one whose database is. */
const isAway = ({ status }: Response) => [502, 503, 504].includes(status)

async function request(call: Call, input: unknown, { key, signal, file }: SendOptions): Promise<Response> {
  if (session.quiet.holds(call.path)) throw empty()
  const timeout = AbortSignal.timeout(limits.callTimeout)
  try {
    const answer = await fetch(addressOf(call, input), {
      method: call.method,
      headers: headersOf(call, language(), readToken(), key ?? newKey()),
      body: bodyOf(call, input, file) ?? null,
      credentials: 'include',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
    if (isAway(answer)) connection.doubt()
    else connection.answered()
    if (answer.status === 401) session.quiet.unauthorized(call.path)
    return answer
  } catch (error) {
    if (!signal?.aborted) connection.doubt()
    throw tripped(call, error)
  }
}

/** Makes a call: sends its input, opens the envelope, reads what came back in the contract's form. */
export async function send<C extends Call>(call: C, input: Asks<C>, options: SendOptions = {}): Promise<Gives<C>> {
  const answer = await request(call, input, options)
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status === 401 && session.quiet.holds(call.path)) throw empty()
  // What was sent is kept and sent again, as when no answer came.
  if (isAway(answer)) throw new CallRefused('error', t(outages.studioAway.says))
  return read<C['gives']>(call.gives, openAnswer(body, t(outages.somethingBroke.says)))
}

/** Makes a call that answers with a file. */
export async function sendForFile<C extends Call>(call: C, input: Asks<C>, options: SendOptions = {}): Promise<Blob> {
  const answer = await request(call, input, options)
  if (answer.ok && answer.headers.has('content-disposition')) return answer.blob()
  openAnswer(await answer.json().catch(() => null), t(outages.exportFailed.says))
  throw new CallRefused('error', t(outages.exportFailed.says))
}
