import type { Call } from '@toile/contract/call.ts'
import { envelopeSchema } from '@toile/contract/envelope.ts'
import type { Answer, Caller } from './caller.ts'
import type { TestToile } from './openTestToile.ts'

/** Sends one file with a call, as a browser's form does. */
export async function sendFile(
  { address }: Pick<TestToile, 'address'>,
  caller: Caller,
  call: Pick<Call, 'path'>,
  { name, bytes, lang = 'en' }: { name: string; bytes: Uint8Array; lang?: string },
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const cookie = [...caller.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const headers = { lang, cookie, authorization: caller.token }
  const answer = await fetch(`${address}${call.path}`, { method: 'POST', headers, body: form })
  return { status: answer.status, ...envelopeSchema.parse(await answer.json()) }
}
