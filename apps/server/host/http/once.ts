import { createHmac } from 'node:crypto'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { answer } from '../database/schema/answers.ts'
import { hashOf } from './identity.ts'

/** A changing call with its Idempotency-Key; of the key and the request only what cannot be turned back is stored. */
export interface Keyed {
  personId: string
  key: string
  request: string
  /** False where the answer is a secret: then a second call is refused in place of answered. */
  remembers: boolean
}

/** What a call answers that was made before with the same key. */
export class AnsweredBefore extends Error {
  override name = 'AnsweredBefore'
  readonly body: unknown

  constructor(body: unknown) {
    super('This call was answered before.')
    this.body = body
  }
}

const stored = ({ key, request }: Keyed) => ({
  key: hashOf(key),
  request: createHmac('sha256', key).update(request).digest('hex'),
})

/** Throws the first answer when a person's key was used before, with the same request; any other request with it is refused. */
export async function checkKey(tx: Transaction, asked: Keyed): Promise<void> {
  const { key, request } = stored(asked)
  const [known] = await tx
    .select()
    .from(answer)
    .where(and(eq(answer.personId, asked.personId), eq(answer.key, key)))
  if (!known) return
  if (known.request !== request) throw refuse('keyUsedDifferently')
  if (!asked.remembers) throw refuse('doneBefore')
  throw new AnsweredBefore(known.body)
}

/** Does something once for a person's key: a second call with the same key and request gets the first one's answer, also across a restart. */
export async function once<T>(
  tx: Transaction,
  asked: Keyed,
  act: () => Promise<T>,
  encode: (answer: T) => unknown,
): Promise<T> {
  const { key, request } = stored(asked)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${asked.personId} ${key}`}, 0))`)
  await checkKey(tx, asked)
  const made = await act()
  const body = asked.remembers ? encode(made) : false
  await tx.insert(answer).values({ personId: asked.personId, key, request, body })
  return made
}
