import { CallRefused, openAnswer } from '@toile/contract/answer.ts'
import type { Asks, Call, Gives } from '@toile/contract/call.ts'
import { openClient, readGiven, type Sending } from '@toile/contract/client.ts'
import { limits } from '@toile/rules/limits.ts'
import { outages } from '@toile/rules/outages.ts'
import { language, t } from '../../languages/index.ts'
import { connection } from './connection.ts'
import { readToken } from './token.ts'
import { session } from './session.ts'

/** A fresh Idempotency-Key. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const empty = () => new CallRefused('silent', '')

const client = openClient({
  reach: (address, request) => fetch(address, { ...request, credentials: 'include' }),
  token: readToken,
  lang: language,
  newKey,
})

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

async function request(call: Call, input: unknown, { signal, ...sending }: Sending): Promise<Response> {
  if (session.quiet.holds(call.path)) throw empty()
  const timeout = AbortSignal.timeout(limits.callTimeout)
  try {
    const within = signal ? AbortSignal.any([timeout, signal]) : timeout
    const answer = await client.send(call, input, { ...sending, signal: within })
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
export async function send<C extends Call>(call: C, input: Asks<C>, options: Sending = {}): Promise<Gives<C>> {
  const answer = await request(call, input, options)
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status === 401 && session.quiet.holds(call.path)) throw empty()
  // What was sent is kept and sent again, as when no answer came.
  if (isAway(answer)) throw new CallRefused('error', t(outages.studioAway.says))
  return readGiven<C['gives']>(call, openAnswer(body, t(outages.somethingBroke.says)))
}

/** Makes a call that answers with a file. */
export async function sendForFile<C extends Call>(call: C, input: Asks<C>, options: Sending = {}): Promise<Blob> {
  const answer = await request(call, input, options)
  if (answer.ok && answer.headers.has('content-disposition')) return answer.blob()
  openAnswer(await answer.json().catch(() => null), t(outages.exportFailed.says))
  throw new CallRefused('error', t(outages.exportFailed.says))
}
