import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { answer } from '../database/schema/answers.ts'
import { hashOf } from './identity.ts'

/** Does something once for a person's key: a second call with the same key and request gets the first one's answer, also across a restart. */
export async function once(
  tx: Transaction,
  asked: { personId: string; key: string; request: string },
  act: () => Promise<unknown>,
): Promise<unknown> {
  const { personId, key } = asked
  const request = hashOf(asked.request)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${personId} ${key}`}, 0))`)
  const [known] = await tx
    .select()
    .from(answer)
    .where(and(eq(answer.personId, personId), eq(answer.key, key)))
  if (known) {
    if (known.request !== request) throw refuse('keyUsedDifferently')
    return known.body
  }
  const body = await act()
  await tx.insert(answer).values({ personId, key, request, body: body ?? null })
  return body
}
