import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import { throttle } from '../../host/database/schema/people.ts'
import type { Server } from '../../host/server.ts'

const { perAccount, perAddress, window } = limits.attempts

/** Counts an attempt for an account and for an address, and refuses beyond the limit; kept in the database, so that every process counts together. */
export async function countAttempt({ db }: Server, account: string, address: string): Promise<void> {
  const windowStart = new Date(Math.floor(Date.now() / window) * window)
  for (const [key, most] of [
    [`account ${account}`, perAccount],
    [`address ${address}`, perAddress],
  ] as const) {
    const [{ count }] = await db
      .insert(throttle)
      .values({ key, windowStart, count: 1 })
      .onConflictDoUpdate({ target: [throttle.key, throttle.windowStart], set: { count: sql`${throttle.count} + 1` } })
      .returning({ count: throttle.count })
    if (count > most)
      throw refuse('tooManyAttempts', { minutes: Math.ceil((windowStart.getTime() + window - Date.now()) / 60_000) })
  }
}

/** Forgets the attempts of an account once it signed in. */
export async function forgiveAttempts({ db }: Server, account: string): Promise<void> {
  await db
    .delete(throttle)
    .where(and(eq(throttle.key, `account ${account}`), gte(throttle.windowStart, new Date(Date.now() - window))))
}
